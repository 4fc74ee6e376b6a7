import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { SCHEDULED } from '@amberway/contract/activity-notes/status';
import type { PageWindow } from '@amberway/contract/kernel/query';
import type { RequestStatus } from '@amberway/contract/session-requests/times';
import { childWithinReach, withinReach } from '../../kernel/authorise/queries.ts';
import { quoted } from '../../kernel/db/columns.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users, worksWithChild } from '../../kernel/identity/tables.ts';
import { activityNotes } from '../activity-notes/public.ts';
import { sessionRequests } from './tables.ts';

const coach = alias(users, 'coach');
const family = alias(users, 'family');
const person = (who: typeof coach | typeof family) => ({
  _id: who.id,
  firstName: who.firstName,
  lastName: who.lastName,
  avatar: who.avatar,
});

/** Who would offer a time now: the primary clinician or else the success manager, of those who can sign in. */
const coachNow = sql<string | null>`(select u.id from ${users} u
  where u.id in (${members.primaryContact}, ${family.csm}) and u.user_status in (${quoted(SIGN_IN_STATUSES)})
  order by (u.id = ${members.primaryContact}) desc limit 1)`;

/** An open request waits for the coach of today, who may have taken over since it was sent. */
const coachOf = sql`(case when ${sessionRequests.status} = 'open'
  then coalesce(${coachNow}, ${sessionRequests.coachId}) else ${sessionRequests.coachId} end)`;

const select = () =>
  db()
    .select({
      row: sessionRequests,
      member: { _id: members.id, firstName: members.firstName, lastName: members.lastName },
      coach: person(coach),
      family: person(family),
      startTime: activityNotes.startTime,
    })
    .from(sessionRequests)
    .innerJoin(members, and(eq(members.id, sessionRequests.memberId), isNull(members.deletedAt)))
    .innerJoin(family, eq(family.id, sessionRequests.customerId))
    .innerJoin(coach, eq(coach.id, coachOf))
    .leftJoin(
      activityNotes,
      and(
        eq(activityNotes.id, sessionRequests.noteId),
        eq(activityNotes.status, SCHEDULED),
        isNull(activityNotes.deletedAt),
      ),
    )
    .$dynamic();
export type RequestRow = Awaited<ReturnType<typeof select>>[number];

const scope = (principal: Principal, reach: Reach): SQL | undefined =>
  reach === 'assigned'
    ? childWithinReach(principal, reach, sessionRequests.memberId)
    : withinReach(principal, reach, sessionRequests.customerId);

type Filter = { member: string | undefined; status: RequestStatus | undefined };

export const listRequests = async (
  principal: Principal,
  reach: Reach,
  { member, status }: Filter,
  { skip, limit }: PageWindow,
) => {
  const where = and(
    scope(principal, reach),
    member ? eq(sessionRequests.memberId, member) : undefined,
    status ? eq(sessionRequests.status, status) : undefined,
  );
  const rows = await select()
    .where(where)
    .orderBy(desc(sessionRequests.createdAt), desc(sessionRequests.id))
    .limit(limit)
    .offset(skip);
  const [total] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(sessionRequests)
    .innerJoin(members, and(eq(members.id, sessionRequests.memberId), isNull(members.deletedAt)))
    .where(where);
  return { rows, count: total?.count ?? 0 };
};

export const findRequest = async (id: string) => (await select().where(eq(sessionRequests.id, id)))[0];

/** Locks the request until the transaction ends, if the principal reaches its family. */
export const lockRequest = async (principal: Principal, reach: Reach, id: string) =>
  (
    await db()
      .select()
      .from(sessionRequests)
      .where(and(eq(sessionRequests.id, id), scope(principal, reach)))
      .for('update')
  )[0];

/** Returns undefined if the child has an open request already. */
export const insertRequest = async (
  values: Omit<typeof sessionRequests.$inferInsert, 'id'>,
): Promise<string | undefined> => {
  const [row] = await db()
    .insert(sessionRequests)
    .values({ ...values, id: uuidv7() })
    .onConflictDoNothing({ target: sessionRequests.memberId, where: sql`status = 'open'` })
    .returning({ id: sessionRequests.id });
  return row?.id;
};

type Ending = Pick<typeof sessionRequests.$inferInsert, 'status' | 'answeredBy' | 'answer' | 'noteId'>;

export const endRequest = (id: string, ending: Ending) =>
  db()
    .update(sessionRequests)
    .set({ ...ending, answeredAt: sql`now()` })
    .where(eq(sessionRequests.id, id));

/** Null if nobody who could offer a time can sign in. */
export const findCoach = async (memberId: string): Promise<string | null> => {
  const [row] = await db()
    .select({ id: coachNow })
    .from(members)
    .innerJoin(family, eq(family.id, members.parentId))
    .where(eq(members.id, memberId));
  return row?.id ?? null;
};

/** Everybody who works with the child now: their pages show its requests. */
export const staffOf = async (memberId: string): Promise<string[]> => {
  const rows = await db()
    .selectDistinct({ id: worksWithChild.businessUserId })
    .from(worksWithChild)
    .where(eq(worksWithChild.memberId, memberId));
  return rows.map(({ id }) => id);
};

export const staffName = async (id: string): Promise<string> => {
  const [row] = await db()
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  return row ? `${row.firstName} ${row.lastName}`.trim() : '';
};
