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
  /** False when an administrator asked in the family's name. */
  byFamily: z.boolean(),
});

export const privacy = z.object({
  customer: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
  consent: consent.nullable(),
  erasure: erasure.nullable(),
  /** How many days lie between asking and erasing. */
  keepDays: z.int(),
});
export type Privacy = z.infer<typeof privacy>;

const staffPerson = z.object({ _id: id, firstName: z.string(), lastName: z.string(), role: z.enum(ROLES) });

/** One person and one day: what they looked at or changed in a family's record. */
export const accessEntry = z.object({
  _id: z.string(),
  kind: z.enum(['read', 'change']),
  area: z.enum(RECORD_AREAS),
  /** The last time on that day of the server's calendar. */
  at: instant,
  /** Of a cover: when the access ends. */
  until: instant.nullable(),
  person: staffPerson.nullable(),
});
export type AccessEntry = z.infer<typeof accessEntry>;

export const openErasure = erasure.extend({
  customer: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
});
export type OpenErasure = z.infer<typeof openErasure>;

/** One person and one hour: more families were opened than is usual. */
export const unusualReading = z.object({
  _id: id,
  /** When the administrators were notified. */
  at: instant,
  /** How many families were opened from the hour before it to the end of that day of the server's calendar. */
  families: z.int(),
  person: staffPerson.nullable(),
});
export type UnusualReading = z.infer<typeof unusualReading>;

/** A family whose record that person opened in the hour before the notice or later on that day. */
export const openedFamily = z.object({
  customer: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
  areas: z.array(z.enum(RECORD_AREAS)),
  /** The last time on that day of the server's calendar. */
  at: instant,
});
export type OpenedFamily = z.infer<typeof openedFamily>;

export const consentBody = z.strictObject({ version: requiredText(privacyTexts.sayVersion, 40) });
