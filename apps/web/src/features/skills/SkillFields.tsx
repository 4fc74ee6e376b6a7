import type { SkillDetails } from '@amberway/contract/skills/schemas';
import {
  mayMoveSkill,
  mayStartSkillAs,
  shownSkillStatus,
  SKILL_STATUSES,
  skillNeedsComment,
  type StoredSkillStatus,
} from '@amberway/contract/programme/skill-status';
import { skillTexts } from '@amberway/contract/skills/texts';
import { isToDo } from '@amberway/contract/tasks/open-tasks';
import { FormField } from '../../ui/form/FormField.tsx';
import { TextList } from '../../ui/form/TextList.tsx';
import { useCommentOfStatus } from '../../ui/form/use-comment-of-status.ts';
import { LookupIdSelect } from '../lookups/public.ts';
import { OpenTasksField } from '../tasks/public.ts';
import { endsSkill, type SkillValues } from './skill-form.ts';
import { TargetSkills } from './TargetSkills.tsx';
import { TeamSelect } from './TeamSelect.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { useFormValue } from '../../ui/form/form-store.ts';

const Field = FormField<SkillValues>;

/** The select's options: never Mastered, which has its own button and confirmation. */
const statusOptions = (stored: StoredSkillStatus | undefined) => {
  const offered: readonly StoredSkillStatus[] = SKILL_STATUSES.filter(
    (next) => next !== 'Mastered' && (stored ? mayMoveSkill(stored, next) : mayStartSkillAs(next)),
  );
  // The record's value is preserved, a legacy one under the current label.
  const all = !stored || offered.includes(stored) ? offered : [stored, ...offered];
  const shown = all.map((value) => ({ value, label: shownSkillStatus(value) }));
  return shown.filter(({ label }, i) => shown.findIndex((other) => other.label === label) === i);
};

const useHelpWanted = () => Boolean(useFormValue<unknown>('needHelp'));
const useStatus = () => useFormValue<StoredSkillStatus | undefined>('status');

export const SkillFields = ({ skill }: { skill: SkillDetails | undefined }) => {
  const helpWanted = useHelpWanted();
  const status = useStatus();
  const stored = skill?.status;
  const moves = (next: StoredSkillStatus | undefined) =>
    Boolean(next && stored && shownSkillStatus(next) !== shownSkillStatus(stored));
  const swapComment = useCommentOfStatus(skill?.comment ?? '');
  const open = skill?.tasks.filter(isToDo).length ?? 0;
  return (
    <>
      <Field name="name" label={skillTexts.name} required>
        <Input autoComplete="off" />
      </Field>
      <Field name="skillType" label={skillTexts.type} required>
        <LookupIdSelect type="milestoneType" known={skill?.skillType} />
      </Field>
      <Field name="targetSkills" label={skillTexts.targetSkills} required>
        <TargetSkills />
      </Field>
      <Field name="targetsToBeAchieved" label={skillTexts.targetsToBeAchieved}>
        <TextList noun="target" />
      </Field>
      <Field name="needHelp" label={skillTexts.needHelp} labelHidden valuePropName="checked">
        <Checkbox>{skillTexts.needHelp}</Checkbox>
      </Field>
      {helpWanted && (
        <Field name="teamMember" label={skillTexts.teamMember} required>
          <TeamSelect known={skill?.teamMember ?? []} />
        </Field>
      )}
      <Field name="notes" label={skillTexts.notes}>
        <TextArea rows={3} maxRows={10} />
      </Field>
      <Field name="status" label={skillTexts.status} required>
        <Select options={statusOptions(stored)} onChange={(next: StoredSkillStatus) => swapComment(moves(next))} />
      </Field>
      {((skill?.comment && !moves(status)) || (status && skillNeedsComment(status))) && (
        <Field name="comment" label={skillTexts.comment} required={Boolean(status && skillNeedsComment(status))}>
          <TextArea rows={2} maxRows={6} />
        </Field>
      )}
      {skill && open > 0 && endsSkill(status, stored) && (
        <OpenTasksField
          memberId={skill.member}
          ending={{ outcomeId: skill.outcome, skillId: skill._id }}
          count={open}
        />
      )}
    </>
  );
};
