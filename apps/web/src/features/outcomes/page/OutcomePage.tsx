import { useQuery } from '@tanstack/react-query';
import { outcomeActions } from '@amberway/contract/outcomes/actions';
import type { OutcomeDetails } from '@amberway/contract/outcomes/schemas';
import { OUTCOME_MODAL_WIDTH, outcomeTexts } from '@amberway/contract/outcomes/texts';
import { shownOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { skillTexts } from '@amberway/contract/skills/texts';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { Link } from '../../../kernel/router.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { kindAndId } from '../../../ui/form/record-part.ts';
import { OPENED_HERE, type RecordPlace } from '../../../ui/form/record-place.ts';
import { type RecordUrl, useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { ReadColumns, ReadRows } from '../../../ui/reading/Columns.tsx';
import { LIVE } from '../../../ui/reading/live.ts';
import { ReadFrame } from '../../../ui/reading/ReadFrame.tsx';
import { ReadHead, ReadList, ReadPart, ReadText } from '../../../ui/reading/ReadPart.tsx';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { OutcomeGoals } from '../../gas/public.ts';
import { SKILL, SKILL_TONES } from '../../skills/public.ts';
import { FamilyWords } from '../../tasks/public.ts';
import { outcomeQuery } from '../queries.ts';
import { SkillProgress } from '../SkillProgress.tsx';
import { OUTCOME_TONES } from '../tones.ts';

type Shown = { outcome: OutcomeDetails; record: RecordUrl };

const Skills = ({ outcome: { skills }, record, canAdd }: Shown & { canAdd: boolean }) => (
  <ReadPart title="Skills">
    {skills.length === 0 ? (
      <p>{canAdd ? skillTexts.noneForCoach : skillTexts.noneForFamily}</p>
    ) : (
      <ReadRows label="Skills">
        {skills.map(({ _id, name, status }) => (
          <li key={_id}>
            <Link to={record.href('View', kindAndId(SKILL, _id))} state={OPENED_HERE}>
              {name}
            </Link>
            <StatusTag tone={SKILL_TONES[shownSkillStatus(status)]}>{shownSkillStatus(status)}</StatusTag>
          </li>
        ))}
      </ReadRows>
    )}
  </ReadPart>
);

const Body = ({ outcome, record, canAdd }: Shown & { canAdd: boolean }) => {
  const status = shownOutcomeStatus(outcome.status);
  return (
    <>
      <ReadHead>
        <StatusTag tone={OUTCOME_TONES[status]}>{status}</StatusTag>
        {outcome.isPrimary && <StatusTag tone="soft">Primary</StatusTag>}
        <span>{[outcome.outcomeType?.name, outcome.complexity?.name].filter(Boolean).join(' · ')}</span>
      </ReadHead>
      <FamilyWords words={outcome.familyWords} />
      <ReadText title={`${outcomeTexts.comment}: ${status}`} text={outcome.comment} />
      <SkillProgress outcome={outcome} />
      <ReadColumns
        first={
          <>
            <ReadText title={outcomeTexts.progress} text={outcome.performanceEvaluation} />
            {outcome.membersBaseLineSkills && (
              <ReadPart title={outcomeTexts.baseline}>
                <RichTextView html={outcome.membersBaseLineSkills} />
              </ReadPart>
            )}
            <ReadText title={outcomeTexts.challenges} text={outcome.challenges} />
          </>
        }
        second={
          <>
            <Skills outcome={outcome} record={record} canAdd={canAdd} />
            <OutcomeGoals member={outcome.member} outcome={outcome._id} />
            <ReadList title={outcomeTexts.neededSkills} texts={outcome.neededSkills} />
            <Facts facts={[{ label: 'Added', value: <ViewerTime at={outcome.createdAt} day /> }]} />
          </>
        }
      />
    </>
  );
};

const buttonsOf = (can: ReturnType<typeof outcomeActions>, on: { edit: () => void; addSkill: () => void }) =>
  (can.edit || can.addSkill) && (
    <>
      {can.edit && <Button onClick={on.edit}>Edit</Button>}
      {can.addSkill && (
        <Button variant="primary" icon={<Icon name="plus" size={16} />} onClick={on.addSkill}>
          {skillTexts.add}
        </Button>
      )}
    </>
  );

/** One outcome to read: its state, the family's words, its progress, what it is about and its skills. */
export const OutcomePage = ({ at, id }: { at: RecordPlace; id: string }) => {
  const record = useRecordUrl();
  const viewer = viewerOf(useMe());
  const query = useQuery({ ...outcomeQuery(id), ...LIVE });
  return (
    <ReadFrame
      query={query}
      kind="Outcome"
      titleOf={({ name }) => name}
      childOf={({ member }) => member}
      width={OUTCOME_MODAL_WIDTH}
      onClose={at.close}
      actions={(outcome) =>
        buttonsOf(outcomeActions(viewer, outcome), {
          edit: () => at.show('Edit', id),
          addSkill: () => record.show('Create', kindAndId(SKILL, id)),
        })
      }
    >
      {(outcome) => <Body outcome={outcome} record={record} canAdd={outcomeActions(viewer, outcome).addSkill} />}
    </ReadFrame>
  );
};
