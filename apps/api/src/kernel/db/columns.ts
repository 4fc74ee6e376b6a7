import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, index, integer, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

const DAY_END = 10;
const CLOCK_START = 11;
const WHOLE_SECONDS = '03:00:00'.length;
const MILLISECONDS = '03:00:00.000'.length;

/**
 * Converts '2026-11-15 03:00:00.12+00' to '2026-11-15T03:00:00.120Z'. PostgreSQL drops trailing zeros of the fraction;
 * without them texts would not compare in the order of time, because 'Z' comes after the digits.
 */
export const instantText = (value: string): string => {
  const clock = value.slice(CLOCK_START, value.lastIndexOf('+'));
  const fraction = clock.length === WHOLE_SECONDS ? `${clock}.` : clock;
  return `${value.slice(0, DAY_END)}T${fraction.padEnd(MILLISECONDS, '0')}Z`;
};

/** An instant as it reads back, for comparing with stored ones. */
export const storedInstant = (value: string | number): string => new Date(value).toISOString();

/**
 * A point in time, in and out as ISO 8601 text. The session runs in UTC, so '2026-11-15 03:00:00.123+00'
 * becomes the wire format by changing a few characters instead of parsing and formatting a Date.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => instantText(value),
});

/** The allowed values of a column, as SQL literals for its check constraint. */
export const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

export const id = () => uuid('id').primaryKey().$defaultFn(uuidv7);
/** The id of another record, which has to be there. */
export const idOf = <N extends string>(name: N, target: () => AnyPgColumn) => uuid(name).notNull().references(target);

export const instantNow = (name: string) =>
  instant(name)
    .notNull()
    .default(sql`now()`);
export const createdAt = () => instantNow('created_at');
export const updatedAt = () => instantNow('updated_at').$onUpdate(() => sql`now()`);

/** Incremented with every change; an edit of an older version is rejected with 409. */
export const version = () => integer('version').notNull().default(1);

/** What every record has that is edited by people and only marked when it is deleted. */
export const recordColumns = () => ({
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: instant('deleted_at'),
});

/** An index over what is not deleted. */
export const liveIndex = (name: string, ...columns: Parameters<ReturnType<typeof index>['on']>) =>
  index(name)
    .on(...columns)
    .where(sql`deleted_at is null`);
