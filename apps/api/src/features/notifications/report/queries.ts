import { and, asc, desc, eq } from 'drizzle-orm';
import type { ClientNotificationType, NotificationRecord } from '@amberway/contract/notifications/types';
import { db } from '../../../kernel/db/context.ts';
import { notifications } from '../tables.ts';

const COLUMN = {
  outcome: notifications.outcomeId,
  skill: notifications.skillId,
  task: notifications.taskId,
  note: notifications.noteId,
  resource: notifications.resourceId,
} as const;

/** The notifications stored about this change, latest first. */
export const findNotified = (change: {
  actorId: string;
  type: ClientNotificationType;
  memberId: string;
  field: NotificationRecord;
  recordId: string;
}) =>
  db()
    .select({ id: notifications.id, userId: notifications.userId, businessUserId: notifications.businessUserId })
    .from(notifications)
    .where(
      and(
        eq(COLUMN[change.field], change.recordId),
        eq(notifications.type, change.type),
        eq(notifications.actorId, change.actorId),
        eq(notifications.memberId, change.memberId),
      ),
    )
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(50);
