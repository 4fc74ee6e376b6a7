import { and, desc, eq, sql } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import type { RecordArea } from '@amberway/contract/kernel/record-areas';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { isNamed } from '../queries.ts';
import { recordReads, unusualReadings } from '../tables.ts';

/** Returns nothing when the user already has a notice for this clock hour or within the last sixty minutes. */
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

/**
 * The reads a notice is about: from the hour before it to the end of its day. A row has only the last time of its day,
 * so records opened again later are included. List and details use the same rule.
 */
const isOfNotice = (actorId: unknown, at: unknown) => sql`${recordReads.actorId} = ${actorId}
  and ${recordReads.lastAt} >= ${at}::timestamptz - interval '1 hour'
  and ${recordReads.day} <= (${at}::timestamptz)::date`;

/** Erased families no longer count. */
const countOpened = sql<number>`(select count(distinct ${recordReads.customerId})::int from ${recordReads}
  where ${isOfNotice(unusualReadings.actorId, unusualReadings.at)})`;

const select = () =>
  db()
    .select({
      id: unusualReadings.id,
      actorId: unusualReadings.actorId,
      at: unusualReadings.at,
      families: countOpened,
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName, type: users.type },
    })
    .from(unusualReadings)
    .leftJoin(users, eq(users.id, unusualReadings.actorId));
export type UnusualReadingRow = Awaited<ReturnType<typeof select>>[number];

export const listUnusualReadings = async (search: string | undefined, { skip, limit }: PageWindow) => ({
  rows: await select()
    .where(isNamed(search))
    .orderBy(desc(unusualReadings.at), desc(unusualReadings.id))
    .limit(limit)
    .offset(skip),
  count: await db().$count(
    db()
      .select({ id: unusualReadings.id })
      .from(unusualReadings)
      .leftJoin(users, eq(users.id, unusualReadings.actorId))
      .where(isNamed(search))
      // PostgreSQL 15 needs a name.
      .as('found'),
  ),
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

/** The families of a notice, most recently opened first. */
export const listOpenedFamilies = async (
  { actorId, at }: UnusualReadingRow,
  search: string | undefined,
  { skip, limit }: PageWindow,
): Promise<OpenedRow[]> => {
  const { rows } = (await db().execute(sql`
    select ${users.id}, ${users.firstName}, ${users.lastName}, array_agg(distinct ${recordReads.area} order by ${recordReads.area}) as areas,
      to_char(max(${recordReads.lastAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      count(*) over ()::int as total
    from ${recordReads} join ${users} on ${users.id} = ${recordReads.customerId}
    where ${and(isOfNotice(actorId, at), isNamed(search))}
    group by ${users.id} order by max(${recordReads.lastAt}) desc, ${users.id} limit ${limit} offset ${skip}`)) as {
    rows: OpenedRow[];
  };
  return rows;
};
