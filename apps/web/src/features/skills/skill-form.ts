import { withoutBlanks } from '@amberway/contract/kernel/visible';
import { type CreateSkillBody, createSkillBody } from '@amberway/contract/skills/body';
import { type SkillRecord, skillProblems } from '@amberway/contract/skills/rules';
import type { Skill } from '@amberway/contract/skills/schemas';
import { SKILL_START, skillCloses, type StoredSkillStatus } from '@amberway/contract/programme/skill-status';
import { CLOSE_TASKS, type OpenTasks } from '@amberway/contract/tasks/open-tasks';
import { openTasks } from '@amberway/contract/tasks/open-tasks-body';
import { asIssues } from '../../ui/form/rules-as-issues.ts';
import { withRules } from '../../ui/form/with-rules.ts';

export type SkillValues = {
  name: string;
  skillType: string | undefined;
  targetSkills: string[];
  targetsToBeAchieved: string[];
  needHelp: boolean;
  teamMember: string[];
  notes: string;
  status: StoredSkillStatus;
  comment: string;
  openTasks: OpenTasks;
};

/** The form's request body; a new skill has no open tasks. */
export type SkillFormBody = CreateSkillBody & { openTasks?: OpenTasks | undefined };
const skillFormBody = createSkillBody.extend({ openTasks: openTasks.optional() });

export const NEW_SKILL: SkillValues = {
  name: '',
  skillType: undefined,
  targetSkills: [''],
  targetsToBeAchieved: [''],
  needHelp: false,
  teamMember: [],
  notes: '',
  status: SKILL_START,
  comment: '',
  openTasks: CLOSE_TASKS,
};

export const skillValuesOf = (skill: Skill): SkillValues => ({
  name: skill.name,
  skillType: skill.skillType?._id,
  targetSkills: skill.targetSkills,
  targetsToBeAchieved: skill.targetsToBeAchieved,
  needHelp: skill.needHelp,
  teamMember: skill.teamMember.map(({ _id }) => _id),
  notes: skill.notes,
  status: skill.status,
  comment: skill.comment,
  openTasks: CLOSE_TASKS,
});

/** Whether saving this ends the skill. */
export const endsSkill = (status: StoredSkillStatus | undefined, stored: StoredSkillStatus | undefined): boolean =>
  status !== undefined && stored !== undefined && skillCloses(status) && !skillCloses(stored);

export const skillBodyOf =
  (outcome: string, stored?: StoredSkillStatus) =>
  ({ openTasks: chosen, ...values }: SkillValues): object => ({
    ...values,
    ...(endsSkill(values.status, stored) && { openTasks: chosen }),
    outcome,
    targetSkills: withoutBlanks(values.targetSkills),
    targetsToBeAchieved: withoutBlanks(values.targetsToBeAchieved),
    // Without help needed there are no helpers.
    teamMember: values.needHelp ? values.teamMember : [],
  });

export const skillSchema = (stored?: SkillRecord) =>
  withRules<SkillFormBody>(skillFormBody, (values) => asIssues(skillProblems(values, stored)));
