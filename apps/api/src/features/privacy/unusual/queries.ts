import { desc, eq, sql } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import type { RecordArea } from '@amberway/contract/kernel/record-areas';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { recordReads, unusualReadings } from '../tables.ts';

/** Nothing when the person has one already: of this clock hour, or of the sixty minutes before. */
export const insertUnusualReading = async (actorId: string, families: number) => {
  const { rows } = (await db().execute(sql`
    insert into ${unusualReadings} (id, actor_id, hour, families)
    select gen_random_uuid(), ${actorId}::uuid, date_trunc('hour', now()), ${families}::int
    where not exists (
      select 1 from ${unusualReadings}
      where ${unusualReadings.actorId} = ${actorId} and ${unusualReadings.at} > now() - interval '1 hour')
    on conflict (actor_id, hour) do nothing
    returning id`)) as { rows: { id: string }[] };
  return rows[0];
};

const select = () =>
  db()
    .select({
      id: unusualReadings.id,
      actorId: unusualReadings.actorId,
      at: unusualReadings.at,
      families: unusualReadings.families,
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName, type: users.type },
    })
    .from(unusualReadings)
    .leftJoin(users, eq(users.id, unusualReadings.actorId));
export type UnusualReadingRow = Awaited<ReturnType<typeof select>>[number];

export const listUnusualReadings = async ({ skip, limit }: PageWindow) => ({
  rows: await select().orderBy(desc(unusualReadings.at), desc(unusualReadings.id)).limit(limit).offset(skip),
  count: await db().$count(unusualReadings),
});

export const findUnusualReading = async (id: string) => (await select().where(eq(unusualReadings.id, id)))[0];

export type OpenedRow = {
  id: string;
  first_name: string;
  last_name: string;
  areas: RecordArea[];
  at: string;
  total: number;
};

/** The families whose records a person opened on the day of a notice, the latest first. */
export const listOpenedFamilies = async (
  { actorId, at }: UnusualReadingRow,
  { skip, limit }: PageWindow,
): Promise<OpenedRow[]> => {
  const { rows } = (await db().execute(sql`
    select u.id, u.first_name, u.last_name, array_agg(r.area order by r.area) as areas,
      to_char(max(r.last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      count(*) over ()::int as total
    from ${recordReads} r join ${users} u on u.id = r.customer_id
    where r.actor_id = ${actorId} and r.day = (${at}::timestamptz)::date
    group by u.id order by max(r.last_at) desc, u.id limit ${limit} offset ${skip}`)) as { rows: OpenedRow[] };
  return rows;
};
