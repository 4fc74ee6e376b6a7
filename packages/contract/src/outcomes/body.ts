import { z } from 'zod';
import { id, requiredText, text, version } from '../kernel/fields.ts';
import { openTasks } from '../tasks/open-tasks-body.ts';
import { STORED_OUTCOME_STATUSES } from '../programme/outcome-status.ts';
import { outcomeTexts } from './texts.ts';

/** `outcomeType` and `complexity` are ids of the lookup lists `skill` and `complexity`. */
const fields = {
  name: requiredText(outcomeTexts.inputName, 300),
  isPrimary: z.boolean(),
  outcomeType: z.uuid(outcomeTexts.selectType),
  complexity: id.nullable(),
  membersBaseLineSkills: text(50_000),
  neededSkills: z.array(text(500), outcomeTexts.inputNeededSkills).max(50),
  performanceEvaluation: text(10_000, outcomeTexts.inputProgress),
  challenges: text(10_000),
  status: z.enum(STORED_OUTCOME_STATUSES, outcomeTexts.selectStatus),
  comment: text(5_000, outcomeTexts.leaveComment),
};

/** Required fields are checked in rules.ts, over the whole new outcome. */
export const createOutcomeBody = z.strictObject({
  member: z.uuid(outcomeTexts.selectMember),
  ...z.object(fields).partial().shape,
});
export type CreateOutcomeBody = z.infer<typeof createOutcomeBody>;

/** Partial; the rules run on the merged record. `member` may be repeated but not changed. */
export const updateOutcomeBody = z.strictObject({
  ...z.object(fields).partial().shape,
  member: z.uuid(outcomeTexts.selectMember).optional(),
  /** For a status that ends the outcome. By default cancelling closes the open tasks and achieving leaves them open. */
  openTasks: openTasks.optional(),
  version: version.optional(),
});
export type UpdateOutcomeBody = z.infer<typeof updateOutcomeBody>;
