import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isBusinessUser, isFamily } from '@amberway/contract/kernel/roles';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import type { PracticeKind, PracticeMeasure } from '@amberway/contract/practice/limits';
import { mayCorrect } from '@amberway/contract/practice/rules';
import type { PracticeEntry, PracticePlan } from '@amberway/contract/practice/schemas';
import type { Skill } from '@amberway/contract/skills/schemas';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { useLocalRecord } from '../../ui/form/record-place.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { ReadPart } from '../../ui/reading/ReadPart.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { useNow } from '../../ui/use-now.ts';
import { EntryModal } from './entry/EntryModal.tsx';
import { WithdrawDialog } from './entry/WithdrawDialog.tsx';
import { EntryRow } from './EntryRow.tsx';
import { practiceLabels as labels } from './labels.ts';
import { PlanModal } from './PlanModal.tsx';
import styles from './practice.module.css';
import { practiceSummaryQuery, skillEntriesQuery, useLivePractice } from './queries.ts';
import { MEASURE_TEXTS, planText, weekText } from './texts.ts';

const FIRST = 5;

const PlanText = ({ plan }: { plan: PracticePlan }) => (
  <div className={styles['plan']}>
    {plan.cue && <p>{plan.cue}</p>}
    <p className={styles['facts']}>{[MEASURE_TEXTS[plan.measure], planText(plan)].filter(Boolean).join(' · ')}</p>
    {!plan.active && <StatusTag tone="plain">{labels.paused}</StatusTag>}
  </div>
);

type SkillOf = Pick<Skill, '_id' | 'name' | 'masteredAt'>;
type EntriesProps = { member: string; skill: SkillOf; measure: PracticeMeasure; kind?: PracticeKind | undefined };

/** The newest entries first, withdrawn ones with their reason. Its recorder corrects one for 7 days, then the coach. */
const Entries = ({ member, skill, measure, kind }: EntriesProps) => {
  const me = useMe();
  const records = useCan('practice', 'record');
  const now = useNow();
  const at = useLocalRecord();
  const [shown, setShown] = useState(FIRST);
  const [corrected, setCorrected] = useState<PracticeEntry>();
  const [withdrawn, setWithdrawn] = useState<PracticeEntry | null>(null);
  const query = useQuery(skillEntriesQuery(member, skill._id, shown));
  const viewer = { _id: me._id, isCoach: isBusinessUser(me) };
  const { data: entries = [], count = 0 } = query.data ?? {};
  return (
    <>
      <QueryPlaceholder query={query} lines={3} />
      {query.data && entries.length === 0 && (
        <p className={styles['facts']}>{isFamily(me) ? labels.noOwnEntries : labels.noEntries}</p>
      )}
      <ul className={styles['entries']} aria-label={labels.entries}>
        {entries.map((entry) => {
          const may = records && mayCorrect(entry, viewer, now);
          return (
            <EntryRow
              key={entry._id}
              entry={entry}
              measure={measure}
              onCorrect={may ? () => (setCorrected(entry), at.show('Edit', entry._id)) : undefined}
              onWithdraw={may ? () => setWithdrawn(entry) : undefined}
            />
          );
        })}
      </ul>
      {count > entries.length && (
        <Button
          variant="text"
          busy={query.isPlaceholderData}
          onClick={() => setShown(shown === FIRST ? MAX_PAGE_SIZE : shown + MAX_PAGE_SIZE)}
        >
          {count > entries.length + MAX_PAGE_SIZE ? labels.next : labels.more(count)}
        </Button>
      )}
      <EntryModal
        at={at}
        member={member}
        skill={skill._id}
        measure={measure}
        kind={kind}
        masteredAt={skill.masteredAt}
        entry={corrected}
        shown={shown}
      />
      {withdrawn && <WithdrawDialog entry={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  );
};

type AddProps = EntriesProps & { kind: PracticeKind };

/** A baseline before it begins; a check once it is mastered. */
const AddEntry = ({ member, skill, measure, kind }: AddProps) => {
  const at = useLocalRecord();
  return (
    <>
      <Button icon={<Icon name="plus" size={16} />} onClick={() => at.show('Create')}>
        {kind === 'check' ? labels.addCheck : labels.addBaseline}
      </Button>
      <EntryModal
        at={at}
        member={member}
        skill={skill._id}
        measure={measure}
        kind={kind}
        masteredAt={skill.masteredAt}
        shown={FIRST}
      />
    </>
  );
};

type Props = {
  member: string;
  skill: SkillOf;
  /** Mastered skills take checks, those worked on a baseline; others nothing. */
  takes: PracticeKind | null;
};

/** Practice at home in a skill's page: the plan, what was recorded, and what the viewer may add. */
export const SkillPractice = ({ member, skill, takes }: Props) => {
  const me = useMe();
  const plans = useCan('practice', 'plan');
  const mayPlan = plans && takes !== null && takes !== 'check';
  const at = useLocalRecord();
  const query = useQuery(practiceSummaryQuery(member));
  useLivePractice(member);
  const found = query.data?.skills.find((one) => one.skill === skill._id);
  const plan = found?.plan;
  const measure = plan?.measure ?? 'independence';
  // A family has nothing to read about a skill that it does not practise.
  if (isFamily(me) && query.data && !found) return null;
  return (
    <ReadPart title={labels.title}>
      <QueryPlaceholder query={query} lines={3} />
      {query.data && (
        <div className={styles['part']}>
          {plan ? (
            <PlanText plan={plan} />
          ) : (
            <p className={styles['facts']}>{mayPlan ? labels.noneForStaff : labels.noneForReaders}</p>
          )}
          {found && (plan || found.lastAt) && <p className={styles['week']}>{weekText(found)}</p>}
          {plans && takes && (
            <p className={styles['actions']}>
              {mayPlan && (
                <Button
                  icon={<Icon name="edit" size={16} />}
                  onClick={() => at.show(plan ? 'Edit' : 'Create', skill._id)}
                >
                  {plan ? labels.change : labels.plan}
                </Button>
              )}
              <AddEntry member={member} skill={skill} measure={measure} kind={takes} />
            </p>
          )}
          {found && <Entries member={member} skill={skill} measure={measure} kind={takes ?? undefined} />}
        </div>
      )}
      <PlanModal at={at} member={member} skill={skill} plan={plan} />
    </ReadPart>
  );
};
