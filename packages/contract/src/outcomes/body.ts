import { z } from 'zod';
import { id, requiredText, text, version } from '../kernel/fields.ts';
import { openTasks } from '../tasks/open-tasks.ts';
import { STORED_OUTCOME_STATUSES } from '../programme/outcome-status.ts';
import { outcomeTexts } from './texts.ts';

/** Wire name → what it is: typeOfGoal and complexity are ids of the lists `skill` and `complexity`. */
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

/** The rules (rules.ts) say what must not be missing: on a new outcome they run over all of it. */
export const createOutcomeBody = z.strictObject({
  member: z.uuid(outcomeTexts.selectMember),
  ...z.object(fields).partial().shape,
});
export type CreateOutcomeBody = z.infer<typeof createOutcomeBody>;

/** Partial; the rules run on the merged record. The child may be repeated but not changed. */
export const updateOutcomeBody = z.strictObject({
  ...z.object(fields).partial().shape,
  member: z.uuid(outcomeTexts.selectMember).optional(),
  /** With a status that ends the outcome. Without it a cancelled outcome closes them, an achieved one leaves them. */
  openTasks: openTasks.optional(),
  version: version.optional(),
});
export type UpdateOutcomeBody = z.infer<typeof updateOutcomeBody>;
