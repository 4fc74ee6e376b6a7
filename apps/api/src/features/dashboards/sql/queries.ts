import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { db, prepared } from '../../../kernel/db/context.ts';

// The figures are written out as statements: each section is asked for at once, across the tables of several slices.

export const rowsOf = async <T>(statement: SQL): Promise<T[]> =>
  ((await db().execute(statement)) as { rows: T[] }).rows;

export const onlyRow = async <T>(statement: SQL): Promise<T> => {
  const [row] = await rowsOf<T>(statement);
  if (!row) throw new Error('A statement that always answers one row answered none.');
  return row;
};

type Fields = Record<string, SQL>;
type RowOf<F extends Fields> = { [K in keyof F]: F[K] extends SQL<infer T> ? T : never };

/** One row of figures and lists, planned once per connection: planning so many parts takes longer than counting. */
export const figuresRow = async <F extends Fields>(
  name: string,
  fields: () => F,
  values: Record<string, unknown>,
): Promise<RowOf<F>> => {
  const [row] = await prepared(`dashboards.${name}`, (executor) =>
    executor.select(fields()).from(sql`(select 1) as one`),
  ).execute(values);
  return row as RowOf<F>;
};

export const countOf = (rest: SQL): SQL<number> => sql<number>`(select count(*)::int ${rest})`;

/** A point in time as the wire has it, also inside JSON. */
export const instantOf = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The rows of a statement as one value. */
export const listOf = <T>(statement: SQL): SQL<T[]> =>
  sql<T[]>`(select coalesce(json_agg(listed), '[]') from (${statement}) listed)`;

/** A value, or its place in a prepared statement. */
export type Value = string | Placeholder;

/** Days of a calendar as the points in time between which they lie. */
export type Days<V extends Value = string> = { startDate: V; endDate: V; zone: V };

const startOf = (day: SQL, zone: Value): SQL => sql`((${day})::timestamp at time zone ${zone}::text)`;
export const within = (column: SQL, { startDate, endDate, zone }: Days<Value>): SQL =>
  sql`(${column} >= ${startOf(sql`${startDate}::date`, zone)} and ${beforeEnd(column, { endDate, zone })})`;
export const beforeEnd = (column: SQL, { endDate, zone }: Pick<Days<Value>, 'endDate' | 'zone'>): SQL =>
  sql`(${column} < ${startOf(sql`${endDate}::date + 1`, zone)})`;
