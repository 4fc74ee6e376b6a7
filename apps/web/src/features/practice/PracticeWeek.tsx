import { useQuery } from '@tanstack/react-query';
import type { PracticeEntry } from '@amberway/contract/practice/schemas';
import { latestOf } from '@amberway/contract/skills/graph/chain';
import { Link } from '../../kernel/router.ts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { practiceLabels as labels } from './labels.ts';
import styles from './practice.module.css';
import { latestEntriesQuery, practiceSummaryQuery, useLivePractice } from './queries.ts';
import { type PractisedSkill, weekText } from './texts.ts';

const isPractised = ({ plan, week, resumedBy }: PractisedSkill) =>
  !resumedBy && (plan?.active === true || week.goes > 0 || week.timed > 0);

const Note = ({ entry }: { entry: PracticeEntry }) => (
  <>
    <blockquote className={styles['text']}>{`“${entry.note}”`}</blockquote>
    <p className={styles['facts']}>
      {`${entry.recordedBy.firstName}, `}
      <SaidTime at={entry.at} plain />
    </p>
  </>
);

type Props = {
  memberId: string;
  /** Leads to the skill's page. */
  hrefOf: (skill: string) => string;
};

/** For the coach's page of a child: the goes and the newest note of this week by skill. */
export const PracticeWeek = ({ memberId, hrefOf }: Props) => {
  const query = useQuery(practiceSummaryQuery(memberId));
  const { data: latest = [] } = useQuery(latestEntriesQuery(memberId));
  useLivePractice(memberId);
  const all = query.data?.skills ?? [];
  const skills = all.filter(isPractised);
  const monday = query.data?.week.from ?? '';
  const noteOf = (skill: string) =>
    latest.find(
      (entry) => latestOf(all, entry.skill) === skill && entry.day >= monday && entry.note && !entry.withdrawnAt,
    );
  return (
    <SectionCard title={labels.weekTitle}>
      <QueryPlaceholder query={query} lines={4} />
      {query.data && skills.length === 0 && <p className={styles['facts']}>{labels.noneForStaff}</p>}
      <ul>
        {skills.map((skill) => {
          const note = noteOf(skill.skill);
          return (
            <li key={skill.skill} className={styles['entry']}>
              <p>
                <Link to={hrefOf(skill.skill)} state={OPENED_HERE}>
                  {skill.name}
                </Link>
              </p>
              <p className={styles['week']}>{weekText(skill)}</p>
              {note && <Note entry={note} />}
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
};
