import { type SQL, sql } from 'drizzle-orm';
import { db, prepared } from './context.ts';

// Several figures and lists in one statement: a round trip takes longer than most of them, so everything one part of a
// screen shows is loaded at once.

export const rowsOf = async <T>(statement: SQL): Promise<T[]> =>
  ((await db().execute(statement)) as { rows: T[] }).rows;

export const onlyRow = async <T>(statement: SQL): Promise<T> => {
  const [row] = await rowsOf<T>(statement);
  if (!row) throw new Error('A statement that always returns one row returned none.');
  return row;
};

type Fields = Record<string, SQL>;
type RowOf<F extends Fields> = { [K in keyof F]: F[K] extends SQL<infer T> ? T : never };

/**
 * One row of figures and lists, planned once per connection: planning so many parts takes longer than counting. Figures
 * that one scan can count together come `from` a subselect of one row.
 */
export const selectAggregates = async <F extends Fields>(
  name: string,
  fields: () => F,
  values: Record<string, unknown>,
  from: SQL = sql`(select 1) as one`,
): Promise<RowOf<F>> => {
  const [row] = await prepared(name, (executor) => executor.select(fields()).from(from)).execute(values);
  return row as RowOf<F>;
};

export const countOf = (rest: SQL): SQL<number> => sql<number>`(select count(*)::int ${rest})`;

/** The number of rows, counted up to a limit: the database stops there. */
export const countUpTo = async (most: number, rest: SQL): Promise<number> =>
  (await onlyRow<{ count: number }>(sql`select count(*)::int as count from (select 1 ${rest} limit ${most}) counted`))
    .count;

/** A timestamp in the wire format, also inside JSON. */
export const instantOf = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The rows of a statement as one JSON array. */
export const listOf = <T>(statement: SQL): SQL<T[]> =>
  sql<T[]>`(select coalesce(json_agg(listed), '[]') from (${statement}) listed)`;
