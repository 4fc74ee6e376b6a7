import { sql } from 'drizzle-orm';
import { db } from '../kernel/db/context.ts';

const rows = async <T>(statement: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db().execute(statement)) as { rows: T[] }).rows;

/** The rows of every table. */
export const countRows = async (): Promise<Record<string, number>> => {
  const tables = await rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const counts: Record<string, number> = {};
  for (const { name } of tables)
    counts[name] = (await rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)}`))[0]?.n ?? 0;
  return counts;
};

/** A line of the bell, or a mail, that was new in this time. */
export type Received = { user: string; kind: string; times: number };

/** What reached people in this time. A line that was made new again counts again. */
export const receivedBetween = (from: string, to: string): Promise<Received[]> =>
  rows<Received>(sql`
    select user_id as user, type as kind, count(*)::int as times from notifications
      where created_at >= ${from} and created_at < ${to} group by 1, 2
    union all
    select user_id, 'mail', count(*)::int from mails
      where created_at >= ${from} and created_at < ${to} and user_id is not null group by 1`);
