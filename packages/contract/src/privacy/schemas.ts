import { z } from 'zod';
import { id, instant, requiredText } from '../kernel/fields.ts';
import { RECORD_AREAS } from '../kernel/record-areas.ts';
import { ROLES } from '../kernel/roles.ts';
import { privacyTexts } from './texts.ts';

export const consent = z.object({ version: z.string(), at: instant });

export const erasure = z.object({
  _id: id,
  requestedAt: instant,
  dueAt: instant,
  /** False when an administrator requested it for the family. */
  byFamily: z.boolean(),
});

/** Why somebody sees a family: they are its success manager or the clinician of a child, in the team of a skill, or cover. */
export const ACCESS_REASONS = ['manager', 'clinician', 'team', 'cover'] as const;

export const accessPerson = z.object({
  person: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
  why: z.enum(ACCESS_REASONS),
  /** The child whose clinician they are, or of the skill. */
  child: z.string().nullable(),
  skill: z.object({ _id: id, name: z.string() }).nullable(),
  /** When it ends by itself. */
  until: instant.nullable(),
});
export type AccessPerson = z.infer<typeof accessPerson>;

export const privacy = z.object({
  customer: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
  consent: consent.nullable(),
  erasure: erasure.nullable(),
  /** Every member of staff who can see the record now, except administrators, who can see all. */
  people: z.array(accessPerson),
  /** Number of days between the request and the erasure. */
  keepDays: z.int(),
});
export type Privacy = z.infer<typeof privacy>;

const staffPerson = z.object({ _id: id, firstName: z.string(), lastName: z.string(), role: z.enum(ROLES) });

/** What one person read or changed in a family's record on one day. */
export const accessEntry = z.object({
  _id: z.string(),
  kind: z.enum(['read', 'change']),
  area: z.enum(RECORD_AREAS),
  /** The last time on that day, in the server's time zone. */
  at: instant,
  /** For a cover: when the access ends. */
  until: instant.nullable(),
  person: staffPerson.nullable(),
});
export type AccessEntry = z.infer<typeof accessEntry>;

export const openErasure = erasure.extend({
  customer: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
});
export type OpenErasure = z.infer<typeof openErasure>;

/** One person opened more families within an hour than is usual. */
export const unusualReading = z.object({
  _id: id,
  /** When administrators were notified. */
  at: instant,
  /** How many families were opened from the hour before `at` to the end of that day in the server's time zone. */
  families: z.int(),
  person: staffPerson.nullable(),
});
export type UnusualReading = z.infer<typeof unusualReading>;

/** A family whose record that person opened in the hour before the notification or later that day. */
export const openedFamily = z.object({
  customer: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
  areas: z.array(z.enum(RECORD_AREAS)),
  /** The last time on that day, in the server's time zone. */
  at: instant,
});
export type OpenedFamily = z.infer<typeof openedFamily>;

export const consentBody = z.strictObject({ version: requiredText(privacyTexts.sayVersion, 40) });
