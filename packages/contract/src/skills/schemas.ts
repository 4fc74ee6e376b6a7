import { z } from 'zod';
import { id, instant, recordFields, version } from '../kernel/fields.ts';
import { reference } from '../kernel/reference.ts';
import { closingFields } from '../programme/closing-fields.ts';
import { familyWords, taskPerson, taskSummary } from '../tasks/schemas.ts';
import { START_RESULTS, STORED_SKILL_STATUSES } from '../programme/skill-status.ts';

export const skill = z.object({
  ...recordFields,
  name: z.string(),
  outcome: id,
  member: id,
  skillType: reference.nullable(),
  targetSkills: z.array(z.string()),
  targetsToBeAchieved: z.array(z.string()),
  needHelp: z.boolean(),
  teamMember: z.array(taskPerson),
  notes: z.string(),
  comment: z.string(),
  /** As stored; display it with shownSkillStatus(). */
  status: z.enum(STORED_SKILL_STATUSES),
  isDeleted: z.boolean(),
  /** True once it is mastered; `masteredAt` is when. */
  isCompleted: z.boolean(),
  masteredAt: instant.nullable(),
  /** The mastered skill that faded and that this one begins again. */
  resumedFrom: id.nullable(),
  ...closingFields,
  version,
});
export type Skill = z.infer<typeof skill>;

/** With its tasks, oldest first. */
export const programmeSkill = skill.extend({ tasks: z.array(taskSummary) });
export type ProgrammeSkill = z.infer<typeof programmeSkill>;

/** One skill with the outcome it belongs to and its tasks. */
export const skillDetails = programmeSkill.extend({
  outcomeObject: z.object({ _id: id, name: z.string(), status: z.string() }),
  /** The latest ones about its tasks, the newest first. */
  familyWords: z.array(familyWords),
});
export type SkillDetails = z.infer<typeof skillDetails>;

/** `name` is the skill to work on next. */
export const startedSkill = z.object({ result: z.enum(START_RESULTS), name: z.string().nullable() });
export type StartedSkill = z.infer<typeof startedSkill>;

export const savedSkill = skill.extend({
  /** After mastering: true if no other active skill is left, so that the next one is offered. */
  noActiveLeft: z.boolean(),
});
