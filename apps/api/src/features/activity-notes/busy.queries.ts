import { and, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { CANCELLED, LATE } from '@amberway/contract/activity-notes/status';
import { db } from '../../kernel/db/context.ts';
import { members } from '../../kernel/identity/tables.ts';
import { activityNotes } from './tables.ts';

/** Planned sessions of these coaches: those they made, and those of the children they are the clinician of. */
export const busyTimesOf = async (coachIds: readonly string[], from: string, until: string) => {
  if (coachIds.length === 0) return [];
  const rows = await db()
    .select({
      makerId: activityNotes.createdBy,
      clinicianId: members.primaryContact,
      startTime: activityNotes.startTime,
      endTime: activityNotes.endTime,
    })
    .from(activityNotes)
    .leftJoin(members, sql`${members.id} = ${activityNotes.memberId}`)
    .where(
      and(
        isNull(activityNotes.deletedAt),
        notInArray(activityNotes.status, [CANCELLED, LATE]),
        gt(activityNotes.endTime, from),
        lt(activityNotes.startTime, until),
        or(inArray(activityNotes.createdBy, [...coachIds]), inArray(members.primaryContact, [...coachIds])),
      ),
    );
  return rows.flatMap(({ makerId, clinicianId, ...times }) =>
    [...new Set([makerId, clinicianId])].flatMap((coachId) => (coachId ? [{ coachId, ...times }] : [])),
  );
};
