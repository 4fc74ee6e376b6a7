import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { PAPERWORK } from '@amberway/contract/activity-notes/paperwork';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { REQUEST_WEEKS } from '@amberway/contract/session-requests/times';
import { quoted } from '../../../kernel/db/columns.ts';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { sessionRequests } from '../tables.ts';

/** A session with the child since the request: its note is published, or its time is over and nobody cancelled it. */
const wasHeld = sql<boolean>`exists (select 1 from activity_notes s where s.member_id = ${sessionRequests.memberId}
  and s.deleted_at is null and s.type not in (${quoted(PAPERWORK)}) and s.start_time > ${sessionRequests.createdAt}
  and (s.status = 'Published' or s.status = 'GoogleCal') and s.end_time < now())`;

const hasLeft = sql<boolean>`(${members.deletedAt} is not null
  or ${users.userStatus} not in (${quoted(SIGN_IN_STATUSES)}))`;

const isOld = sql<boolean>`(${sessionRequests.createdAt} < now() - make_interval(weeks => ${sql.raw(String(REQUEST_WEEKS))}))`;

const select = () =>
  db()
    .select({ id: sessionRequests.id, memberId: sessionRequests.memberId, wasHeld, hasLeft, isOld })
    .from(sessionRequests)
    .innerJoin(members, eq(members.id, sessionRequests.memberId))
    .innerJoin(users, eq(users.id, sessionRequests.customerId))
    .$dynamic();

const isOver = and(eq(sessionRequests.status, 'open'), sql`(${wasHeld} or ${hasLeft} or ${isOld})`);

/** Open requests that nobody has to answer any more, in id order. */
export const requestsOver = (after: string | null, limit: number) =>
  select()
    .where(and(isOver, after ? gt(sessionRequests.id, after) : undefined))
    .orderBy(asc(sessionRequests.id))
    .limit(limit);

/** The same request, locked, if it is still open and over. */
export const lockOver = async (id: string) =>
  (
    await select()
      .where(and(isOver, eq(sessionRequests.id, id)))
      .for('update', { of: sessionRequests })
  )[0];
