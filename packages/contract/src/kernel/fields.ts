import { z } from 'zod';

export const id = z.uuid();
export type Id = string;

/** An ISO 8601 instant. Replies are JSON only: dates leave the database as text. */
export const instant = z.iso.datetime({ offset: true });
export const day = z.iso.date();

/** Present on every stored record. */
export const recordFields = { _id: id, createdAt: instant, updatedAt: instant };

/** Version of an editable record; when a body sends an old one the answer is 409. */
export const version = z.int().min(1);

/** Text that PostgreSQL can store: no NUL. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters.`)
    .refine((s) => !s.includes('\0'), 'This contains characters that cannot be stored.');
