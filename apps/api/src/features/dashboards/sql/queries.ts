import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';

// The figures are written out as statements: each section is asked for at once, across the tables of several slices.

export const rowsOf = async <T>(statement: SQL): Promise<T[]> =>
  ((await db().execute(statement)) as unknown as { rows: T[] }).rows;

export const onlyRow = async <T>(statement: SQL): Promise<T> => {
  const [row] = await rowsOf<T>(statement);
  if (!row) throw new Error('A statement that always answers one row answered none.');
  return row;
};

/** A point in time as the wire has it, also inside JSON. */
export const instantOf = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The rows of a statement as one value. */
export const listOf = (statement: SQL): SQL =>
  sql`(select coalesce(json_agg(listed), '[]') from (${statement}) listed)`;

/** Days of a calendar as the points in time between which they lie. */
export type Days = { startDate: string; endDate: string; zone: string };

const startOf = (day: SQL, zone: string): SQL => sql`((${day})::timestamp at time zone ${zone})`;
export const within = (column: SQL, { startDate, endDate, zone }: Days): SQL =>
  sql`(${column} >= ${startOf(sql`${startDate}::date`, zone)} and ${beforeEnd(column, { endDate, zone })})`;
export const beforeEnd = (column: SQL, { endDate, zone }: Pick<Days, 'endDate' | 'zone'>): SQL =>
  sql`(${column} < ${startOf(sql`${endDate}::date + 1`, zone)})`;
