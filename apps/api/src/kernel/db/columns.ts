import { sql } from 'drizzle-orm';
import { customType, integer, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** Converts '2026-11-15 03:00:00.123+00' to the wire format. */
export const instantText = (value: string): string =>
  `${value.slice(0, 10)}T${value.slice(11, value.lastIndexOf('+'))}Z`;

/** An instant as it reads back, for comparing with stored ones: PostgreSQL drops trailing zeros of the fraction. */
export const storedInstant = (value: string | number): string =>
  new Date(value).toISOString().replace(/\.?0{0,3}Z$/, 'Z');

/**
 * A point in time, in and out as ISO 8601 text. The session runs in UTC, so '2026-11-15 03:00:00.123+00'
 * becomes the wire format by changing three characters instead of parsing and formatting a Date.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => instantText(value),
});

/** The allowed values of a column, as SQL literals for its check constraint. */
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

/** Incremented with every change; an edit of an older version is rejected with 409. */
export const version = () => integer('version').notNull().default(1);
