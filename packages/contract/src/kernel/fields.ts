import { z } from 'zod';
import { isBlank } from './visible.ts';

export const id = z.uuid();
export type Id = string;

/** PostgreSQL has no year 0, in which the first day of year 1 begins east of Greenwich. */
const hasYear = (date: string) => date >= '0002';

/** An ISO 8601 instant. Replies are plain JSON: dates leave the database as text. */
export const instant = z.iso.datetime({ offset: true }).refine(hasYear);
/** A calendar day with a message of its own. */
export const dayOr = (message: string) => z.iso.date(message).refine(hasYear, message);
export const day = z.iso.date().refine(hasYear);

/** Present on every stored record. */
export const recordFields = { _id: id, createdAt: instant, updatedAt: instant };

/** Version of an editable record; a body with an outdated version returns 409. */
export const version = z.int().min(1);

const hasNoNul = (s: string) => !s.includes('\0');
const NOT_STORABLE = 'This contains characters that cannot be stored.';

/**
 * Text that PostgreSQL can store: no NUL. `missing` is the message for a value that is not a string, for fields whose
 * rules run on the merged record.
 */
export const text = (max: number, missing?: string) =>
  z.string(missing).max(max, `At most ${max} characters.`).refine(hasNoNul, NOT_STORABLE);

/** Uses the same message for a missing, null, empty or visually blank text. */
export const requiredText = (missing: string, max: number, tooLong: string = `At most ${max} characters.`) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((s) => !isBlank(s), missing)
    .max(max, tooLong)
    .refine(hasNoNul, NOT_STORABLE);
