import { z } from 'zod';
import { scheduleBody } from '../activity-notes/body.ts';
import { id, instant, recordFields, requiredText, text } from '../kernel/fields.ts';
import { taskPerson } from '../tasks/schemas.ts';
import { REQUEST_ABOUT_MAX, REQUEST_LINE_MAX, sessionRequestTexts } from './texts.ts';
import { REQUEST_STATUSES, REQUEST_TIMES } from './times.ts';

/** A family's wish for a session with one child. */
export const sessionRequest = z.object({
  ...recordFields,
  /** The family's account, and its name for the coach. */
  customer: id,
  family: taskPerson,
  member: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
  /** Who is to offer a time; of a request that has ended, when the family sent it. */
  coach: taskPerson,
  times: z.array(z.enum(REQUEST_TIMES)),
  about: z.string(),
  line: z.string(),
  status: z.enum(REQUEST_STATUSES),
  answeredAt: instant.nullable(),
  /** The coach's words when declining. */
  answer: z.string().nullable(),
  /** The session that was offered. */
  note: id.nullable(),
  /** When it begins; null also after it was cancelled. */
  startTime: instant.nullable(),
});
export type SessionRequest = z.infer<typeof sessionRequest>;

export const sessionRequestBody = z.strictObject({
  member: z.uuid('Please choose a child.'),
  /** None means that any time suits. */
  times: z
    .array(z.enum(REQUEST_TIMES, sessionRequestTexts.chooseTime), sessionRequestTexts.chooseTime)
    .max(REQUEST_TIMES.length, sessionRequestTexts.chooseTime)
    .refine((times) => new Set(times).size === times.length, sessionRequestTexts.chooseTime),
  about: requiredText(sessionRequestTexts.sayAbout, REQUEST_ABOUT_MAX),
  line: text(REQUEST_LINE_MAX).optional(),
});
export type SessionRequestBody = z.infer<typeof sessionRequestBody>;

/** The session to schedule; its child is that of the request. */
export const offerBody = scheduleBody.omit({ member: true });
export const declineBody = z.strictObject({ answer: requiredText(sessionRequestTexts.sayWhy, REQUEST_LINE_MAX) });
