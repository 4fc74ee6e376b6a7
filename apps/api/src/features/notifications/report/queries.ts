import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ClientNotificationType, NOTIFICATION_RECORD } from '@amberway/contract/notifications/types';
import { db } from '../../../kernel/db/context.ts';
import { outcomes, skills, tasks } from '../../programme/public.ts';
import { coachingSessions } from '../../activity-notes/public.ts';
import { notifications } from '../tables.ts';

export type RecordField = (typeof NOTIFICATION_RECORD)[ClientNotificationType];

const COLUMN = {
  goal: notifications.outcomeId,
  milestone: notifications.skillId,
  task: notifications.taskId,
  session: notifications.sessionId,
  resource: notifications.resourceId,
} as const;

/** What the server has told of this change, the latest first. */
export const findNotified = (told: {
  actorId: string;
  type: ClientNotificationType;
  memberId: string;
  field: RecordField;
  recordId: string;
}) =>
  db()
    .select({ id: notifications.id, userId: notifications.userId, businessUserId: notifications.businessUserId })
    .from(notifications)
    .where(
      and(
        eq(COLUMN[told.field], told.recordId),
        eq(notifications.type, told.type),
        eq(notifications.actorId, told.actorId),
        eq(notifications.memberId, told.memberId),
      ),
    )
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(50);

/** Whether the child has this record. Of resources only those told of are known here. */
export const belongsToMember = async (field: RecordField, recordId: string, memberId: string): Promise<boolean> => {
  switch (field) {
    case 'goal':
      return (await db().$count(outcomes, and(eq(outcomes.id, recordId), eq(outcomes.memberId, memberId)))) > 0;
    case 'milestone':
      return (
        (await db().$count(
          skills,
          and(eq(skills.id, recordId), eq(skills.memberId, memberId), isNull(skills.deletedAt)),
        )) > 0
      );
    case 'task':
      return (
        (await db().$count(tasks, and(eq(tasks.id, recordId), eq(tasks.memberId, memberId), isNull(tasks.deletedAt)))) >
        0
      );
    case 'session':
      return (
        (await db().$count(
          coachingSessions,
          and(
            eq(coachingSessions.id, recordId),
            eq(coachingSessions.memberId, memberId),
            isNull(coachingSessions.deletedAt),
          ),
        )) > 0
      );
    default:
      return false;
  }
};
