import { z } from 'zod';
import { id, instant, requiredText } from '../kernel/fields.ts';
import { personSummary } from '../users/schemas.ts';
import { answerTexts, sentName, yourName } from './answers.ts';
import { profile, storedAnswers } from './profile.ts';
import { FORM_STATES } from './texts.ts';
import { FORM_TYPES } from './types.ts';

export const formType = z.enum(FORM_TYPES, answerTexts.sayWhichForm);

/** One form of a family: the carer's, or one child's. */
export const formStatus = z.object({
  type: formType,
  member: z
    .object({ _id: id, firstName: z.string(), lastName: z.string(), avatarUrl: z.string().nullable() })
    .nullable(),
  state: z.enum(FORM_STATES),
  submittedAt: instant.nullable(),
  /** URL of the form, with the names prefilled. */
  address: z.string(),
});
export type FormStatus = z.infer<typeof formStatus>;

export const familyForms = z.object({ user: personSummary, forms: z.array(formStatus) });
export type FamilyForms = z.infer<typeof familyForms>;

export const submitted = formStatus.omit({ address: true }).extend({ user: personSummary, profile });
export type SubmittedForm = z.infer<typeof submitted>;

/** The answers are validated against the form's own questions. */
export const submissionBody = z.strictObject({
  yourName,
  member: z.uuid(answerTexts.whichChild).nullable().optional(),
  answers: z.record(z.string(), z.unknown(), answerTexts.answers),
});

/** A provider may send additional fields; only these are read. */
export const webhookBody = z.object({
  eventId: requiredText(answerTexts.eventId, 200),
  type: formType,
  userId: z.uuid(answerTexts.sayWhose),
  member: id.nullable().optional(),
  yourName: sentName,
  answers: storedAnswers,
});
