import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** A value, or a placeholder in a prepared statement. */
export type Value = string | Placeholder;

/** A range of calendar days in a time zone. */
export type Days<V extends Value = string> = { startDate: V; endDate: V; zone: V };

/** A subselect is evaluated once, not for every row. */
const startOf = (day: SQL, zone: Value): SQL => sql`(select (${day})::timestamp at time zone ${zone}::text)`;
export const within = (column: SQL, { startDate, endDate, zone }: Days<Value>): SQL =>
  sql`(${column} >= ${startOf(sql`${startDate}::date`, zone)} and ${beforeEnd(column, { endDate, zone })})`;
export const beforeEnd = (column: SQL, { endDate, zone }: Pick<Days<Value>, 'endDate' | 'zone'>): SQL =>
  sql`(${column} < ${startOf(sql`${endDate}::date + 1`, zone)})`;
