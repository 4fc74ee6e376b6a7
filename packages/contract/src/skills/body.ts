import { z } from 'zod';
import { id, requiredText, text, version } from '../kernel/fields.ts';
import { openTasks } from '../tasks/open-tasks-body.ts';
import { STORED_SKILL_STATUSES } from '../programme/skill-status.ts';
import { skillTexts } from './texts.ts';

const fields = {
  name: requiredText(skillTexts.inputName, 300),
  /** An id of the lookup list `milestoneType`. */
  skillType: z.uuid(skillTexts.selectType),
  targetSkills: z.array(text(500), skillTexts.inputTargetSkills).max(50),
  targetsToBeAchieved: z.array(text(500)).max(50),
  needHelp: z.boolean(),
  /** Ids of business users. */
  teamMember: z.array(id, skillTexts.selectTeamMember).max(20),
  notes: text(10_000),
  comment: text(5_000, skillTexts.leaveComment),
  status: z.enum(STORED_SKILL_STATUSES, skillTexts.selectStatus),
};

export const createSkillBody = z.strictObject({
  outcome: z.uuid(skillTexts.selectOutcome),
  member: id.optional(),
  ...z.object(fields).partial().shape,
});
export type CreateSkillBody = z.infer<typeof createSkillBody>;

/** Partial; rules on the merged record. Outcome and child may be repeated but not changed. Either spelling deletes. */
export const updateSkillBody = z.strictObject({
  ...z.object(fields).partial().shape,
  outcome: z.uuid(skillTexts.selectOutcome).optional(),
  member: id.optional(),
  isDeleted: z.boolean().optional(),
  isdeleted: z.boolean().optional(),
  /** For a status that ends the skill; by default its open tasks are closed. */
  openTasks: openTasks.optional(),
  /** Why it is mastered although its criterion is not met. Only the audit log has it. */
  reason: text(1_000).optional(),
  version: version.optional(),
});
export type UpdateSkillBody = z.infer<typeof updateSkillBody>;
