import { z } from 'zod';
import { id, recordFields, version } from '../kernel/fields.ts';
import { reference } from '../kernel/reference.ts';
import { programmeSkill } from '../skills/schemas.ts';
import { familyWords } from '../tasks/schemas.ts';
import { closingFields } from '../programme/closing-fields.ts';
import { STORED_OUTCOME_STATUSES } from '../programme/outcome-status.ts';

export const outcome = z.object({
  ...recordFields,
  member: id,
  name: z.string(),
  isPrimary: z.boolean(),
  outcomeType: reference.nullable(),
  complexity: reference.nullable(),
  /** Rich text. */
  membersBaseLineSkills: z.string(),
  neededSkills: z.array(z.string()),
  performanceEvaluation: z.string(),
  challenges: z.string(),
  /** As stored; display it with shownOutcomeStatus(). */
  status: z.enum(STORED_OUTCOME_STATUSES),
  comment: z.string(),
  ...closingFields,
  version,
});
export type Outcome = z.infer<typeof outcome>;

/** With its skills and their tasks, as the programme page shows it. */
export const programmeOutcome = outcome.extend({ skills: z.array(programmeSkill) });
export type ProgrammeOutcome = z.infer<typeof programmeOutcome>;

/** One outcome as its own page shows it. */
export const outcomeDetails = programmeOutcome.extend({
  /** The latest ones about its tasks, the newest first. */
  familyWords: z.array(familyWords),
});
export type OutcomeDetails = z.infer<typeof outcomeDetails>;

export const foundOutcome = z.object({
  _id: id,
  name: z.string(),
  status: z.enum(STORED_OUTCOME_STATUSES),
  member: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
});
export type FoundOutcome = z.infer<typeof foundOutcome>;
