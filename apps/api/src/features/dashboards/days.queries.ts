import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** A value, or a placeholder in a prepared statement. */
export type Value = string | Placeholder;

/** A range of calendar days in a time zone. */
export type Days<V extends Value = string> = { startDate: V; endDate: V; zone: V };

const beginningOf = (day: SQL, zone: Value): SQL => sql`((${day})::timestamp at time zone ${zone}::text)`;
/** A subselect is evaluated once, not for every row. */
const startOf = (day: SQL, zone: Value): SQL => sql`(select ${beginningOf(day, zone)})`;
export const within = (column: SQL, { startDate, endDate, zone }: Days<Value>): SQL =>
  sql`(${column} >= ${startOf(sql`${startDate}::date`, zone)} and ${beforeEnd(column, { endDate, zone })})`;
export const beforeEnd = (column: SQL, { endDate, zone }: Pick<Days<Value>, 'endDate' | 'zone'>): SQL =>
  sql`(${column} < ${startOf(sql`${endDate}::date + 1`, zone)})`;

/**
 * The same for a column with an index, which evaluates them once anyway: the planner sees how few rows there are, and
 * looks up what belongs to each instead of reading whole tables.
 */
export const withinByIndex = (column: SQL, { startDate, endDate, zone }: Days<Value>): SQL =>
  sql`(${column} >= ${beginningOf(sql`${startDate}::date`, zone)} and ${column} < ${beginningOf(sql`${endDate}::date + 1`, zone)})`;
