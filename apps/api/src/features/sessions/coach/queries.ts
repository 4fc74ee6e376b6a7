import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members } from '../../../kernel/identity/tables.ts';
import type { SummaryRow } from '../list/queries.ts';
import { creator, readBy, summaryColumns } from '../queries.ts';
import { coachingSessions as sessions } from '../tables.ts';

/** A coach's own sessions that touch a range of time. */
export const listOfCoach = (
  principal: Principal,
  coachId: string,
  { from, to }: { from: string; to: string },
): Promise<SummaryRow[]> =>
  db()
    .select({ ...summaryColumns, read: readBy(principal.actorId) })
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(creator, eq(creator.id, sessions.createdBy))
    .where(
      and(
        eq(sessions.createdBy, coachId),
        isNull(sessions.deletedAt),
        lt(sessions.startTime, to),
        gt(sessions.endTime, from),
        // What belongs to no child is nobody else's business.
        coachId === principal.actorId ? undefined : sql`${sessions.memberId} is not null`,
      ),
    )
    .orderBy(asc(sessions.startTime), asc(sessions.id))
    .limit(2_000);
