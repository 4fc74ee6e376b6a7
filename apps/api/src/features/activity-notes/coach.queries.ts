import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import type { SummaryRow } from './list/queries.ts';
import { creator, readBy, summaryColumns } from './queries.ts';
import { activityNotes as notes } from './tables.ts';

/** Notes of families within reach; events without a child are visible to their own coach only. */
const shownOf = (principal: Principal, familyReach: Reach, coachId: string): SQL | undefined => {
  const ofFamily = and(isNotNull(notes.memberId), isNull(members.deletedAt), childWithinReach(principal, familyReach));
  return coachId === principal.actorId ? or(isNull(notes.memberId), ofFamily) : ofFamily;
};

/** A coach's notes that overlap a time range, limited to families the viewer can still reach. */
export const listOfCoach = (
  principal: Principal,
  familyReach: Reach,
  coachId: string,
  { from, to }: { from: string; to: string },
): Promise<SummaryRow[]> =>
  db()
    .select({ ...summaryColumns, read: readBy(principal.actorId) })
    .from(notes)
    .leftJoin(members, eq(members.id, notes.memberId))
    .innerJoin(creator, eq(creator.id, notes.createdBy))
    .where(
      and(
        eq(notes.createdBy, coachId),
        isNull(notes.deletedAt),
        lt(notes.startTime, to),
        gt(notes.endTime, from),
        shownOf(principal, familyReach, coachId),
      ),
    )
    .orderBy(asc(notes.startTime), asc(notes.id))
    .limit(2_000);
