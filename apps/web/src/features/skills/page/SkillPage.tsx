import { useQuery } from '@tanstack/react-query';
import { closingTexts } from '@amberway/contract/programme/closing';
import { shownSkillStatus, type SkillStatus, type Standing } from '@amberway/contract/programme/skill-status';
import { skillActions } from '@amberway/contract/skills/actions';
import type { SkillDetails } from '@amberway/contract/skills/schemas';
import { skillTexts } from '@amberway/contract/skills/texts';
import { isToDo } from '@amberway/contract/tasks/open-tasks';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { skillQuery } from '../../../kernel/queries/programme.ts';
import { Link } from '../../../kernel/router.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { kindAndId } from '../../../ui/form/record-part.ts';
import { OPENED_HERE, type RecordPlace } from '../../../ui/form/record-place.ts';
import { type RecordUrl, useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { LIVE } from '../../../ui/reading/live.ts';
import { ReadFrame } from '../../../ui/reading/ReadFrame.tsx';
import { ReadHead, ReadList, ReadPart, ReadText } from '../../../ui/reading/ReadPart.tsx';
import { ReadPeople } from '../../../ui/reading/ReadPeople.tsx';
import { DRAWER_PX } from '../../../ui/sizes.ts';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { SkillPractice } from '../../practice/public.ts';
import { FamilyWords, TASK } from '../../tasks/public.ts';
import { isWithoutNetwork, LastSentence } from '../graph/LastSentence.tsx';
import { SkillEvidence } from '../graph/SkillEvidence.tsx';
import { OUTCOME } from '../kind.ts';
import { SKILL_TONES } from '../tones.ts';
import { type SkillHandlers, useSkillHandlers } from '../use-skill-handlers.ts';
import { SkillTasks } from './SkillTasks.tsx';

const standingOf = ({ outcomeObject, status }: SkillDetails) =>
  ({ outcome: outcomeObject.status, skill: status }) as Standing;

/** What the viewer may do now, the most likely last; null for nothing. */
const buttonsOf = (skill: SkillDetails, on: SkillHandlers, addTask: () => void) => {
  const can = skillActions(on.viewer, standingOf(skill));
  // When everything is done at home the next step is to say so; until then it is something to do.
  const isReady = skill.tasks.length > 0 && !skill.tasks.some(isToDo);
  const buttons = [
    can.edit && (
      <Button key="edit" onClick={() => on.show('Edit', skill._id)}>
        {skillTexts.edit}
      </Button>
    ),
    on.mayUndo(skill) && can.open && (
      <Button key="undo" icon={<Icon name="undo" size={16} />} onClick={() => on.undo(skill)}>
        {closingTexts.undo}
      </Button>
    ),
    can.addTask && (
      <Button
        key="add"
        variant={can.master && isReady ? 'outline' : 'primary'}
        icon={<Icon name="plus" size={16} />}
        onClick={addTask}
      >
        {taskTexts.add}
      </Button>
    ),
    can.master && (
      <Button
        key="master"
        variant={isReady ? 'primary' : 'outline'}
        icon={<Icon name="check" size={16} />}
        onClick={() => on.master(skill)}
      >
        {skillTexts.master}
      </Button>
    ),
  ].filter(Boolean);
  return buttons.length > 0 ? buttons : null;
};

/** What a coach can record: checks of a mastered skill, a baseline of one that is open. */
const practiceOf = (status: SkillStatus) =>
  status === 'Mastered' ? 'check' : status === 'Cancelled' ? null : 'baseline';

const Body = ({ skill, record }: { skill: SkillDetails; record: RecordUrl }) => {
  const status = shownSkillStatus(skill.status);
  return (
    <>
      <ReadHead>
        <StatusTag tone={SKILL_TONES[status]}>{status}</StatusTag>
        {skill.masteredAt && status === 'Mastered' && <ViewerTime at={skill.masteredAt} day />}
        <Link to={record.href('View', kindAndId(OUTCOME, skill.outcome))} state={OPENED_HERE}>
          {tickTexts.partOf(skill.outcomeObject.name)}
        </Link>
      </ReadHead>
      <FamilyWords words={skill.familyWords} />
      <ReadText title={`${skillTexts.comment}: ${status}`} text={skill.comment} />
      <ReadList title={skillTexts.targetSkills} texts={skill.targetSkills} />
      <ReadList title={skillTexts.targetsToBeAchieved} texts={skill.targetsToBeAchieved} />
      <SkillTasks tasks={skill.tasks} record={record} />
      <SkillEvidence member={skill.member} skill={skill._id} />
      <SkillPractice member={skill.member} skill={skill} takes={practiceOf(status)} />
      <ReadText title={skillTexts.notes} text={skill.notes} />
      {skill.needHelp && (
        <ReadPart title={skillTexts.needHelp}>
          <ReadPeople people={skill.teamMember} />
        </ReadPart>
      )}
      <Facts
        facts={[
          { label: skillTexts.type, value: skill.skillType?.name },
          { label: 'Added', value: <ViewerTime at={skill.createdAt} day /> },
        ]}
      />
    </>
  );
};

/** One skill to read: its state, the family's words, what is aimed at and what is done at home. */
export const SkillPage = ({ at, id }: { at: RecordPlace; id: string }) => {
  const record = useRecordUrl();
  const on = useSkillHandlers(record);
  const query = useQuery({ ...skillQuery(id), ...LIVE });
  return (
    <ReadFrame
      query={query}
      kind="Skill"
      titleOf={({ name }) => name}
      childOf={({ member }) => member}
      width={DRAWER_PX}
      onClose={at.close}
      instead={isWithoutNetwork(query) && <LastSentence skill={id} />}
      actions={(skill) => buttonsOf(skill, on, () => record.show('Create', kindAndId(TASK, id)))}
    >
      {(skill) => <Body skill={skill} record={record} />}
    </ReadFrame>
  );
};
