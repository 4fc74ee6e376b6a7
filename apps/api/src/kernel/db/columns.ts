import { sql } from 'drizzle-orm';
import { customType, integer, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** '2026-11-15 03:00:00.123+00' as the wire has it. */
export const instantText = (value: string): string =>
  `${value.slice(0, 10)}T${value.slice(11, value.lastIndexOf('+'))}Z`;

/** A moment as it reads back: the database leaves out zeros at the end of a fraction. For comparing with what is stored. */
export const storedInstant = (value: string | number): string =>
  new Date(value).toISOString().replace(/\.?0{0,3}Z$/, 'Z');

/**
 * A point in time, in and out as ISO 8601 text. The session runs in UTC, so '2026-11-15 03:00:00.123+00'
 * becomes the wire's form by changing three characters instead of building a Date and printing it again.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => instantText(value),
});

/** For checks: the words a column may hold, as the statement writes them. */
export const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

export const id = () => uuid('id').primaryKey().$defaultFn(uuidv7);
export const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`);
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .default(sql`now()`)
    .$onUpdate(() => sql`now()`);

/** Grows with every change; an edit that knows an older one is refused. */
export const version = () => integer('version').notNull().default(1);
