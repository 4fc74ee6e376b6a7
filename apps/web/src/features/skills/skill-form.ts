import { withoutBlanks } from '@amberway/contract/outcomes/rules';
import { createSkillBody } from '@amberway/contract/skills/body';
import { type SkillRecord, skillProblems } from '@amberway/contract/skills/rules';
import type { Skill } from '@amberway/contract/skills/schemas';
import { SKILL_START, type StoredSkillStatus } from '@amberway/contract/skills/status';
import { asIssues } from '../../ui/form/rules-as-issues.ts';
import { withRules } from '../../ui/form/with-rules.ts';

export type SkillValues = {
  name: string;
  milestoneType: string | undefined;
  targetSkills: string[];
  targetsToBeAchieved: string[];
  needHelp: boolean;
  teamMember: string[];
  notes: string;
  status: StoredSkillStatus;
  comment: string;
};

export const NEW_SKILL: SkillValues = {
  name: '',
  milestoneType: undefined,
  targetSkills: [''],
  targetsToBeAchieved: [''],
  needHelp: false,
  teamMember: [],
  notes: '',
  status: SKILL_START,
  comment: '',
};

export const skillValuesOf = (skill: Skill): SkillValues => ({
  name: skill.name,
  milestoneType: skill.milestoneType?._id,
  targetSkills: skill.targetSkills,
  targetsToBeAchieved: skill.targetsToBeAchieved,
  needHelp: skill.needHelp,
  teamMember: skill.teamMember.map(({ _id }) => _id),
  notes: skill.notes,
  status: skill.status,
  comment: skill.comment,
});

export const skillBodyOf =
  (goal: string) =>
  (values: SkillValues): object => ({
    ...values,
    goal,
    targetSkills: withoutBlanks(values.targetSkills),
    targetsToBeAchieved: withoutBlanks(values.targetsToBeAchieved),
    // Nobody helps where no help is needed.
    teamMember: values.needHelp ? values.teamMember : [],
  });

export const skillSchema = (stored?: SkillRecord) =>
  withRules(createSkillBody, (values) => asIssues(skillProblems(values, stored)));
