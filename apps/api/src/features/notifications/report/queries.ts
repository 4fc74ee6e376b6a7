import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ClientNotificationType, NOTIFICATION_RECORD } from '@amberway/contract/notifications/types';
import { db } from '../../../kernel/db/context.ts';
import { outcomes } from '../../outcomes/public.ts';
import { activityNotes } from '../../activity-notes/public.ts';
import { skills } from '../../skills/public.ts';
import { tasks } from '../../tasks/public.ts';
import { notifications } from '../tables.ts';

export type RecordField = (typeof NOTIFICATION_RECORD)[ClientNotificationType];

const COLUMN = {
  outcome: notifications.outcomeId,
  skill: notifications.skillId,
  task: notifications.taskId,
  note: notifications.noteId,
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
    case 'outcome':
      return (await db().$count(outcomes, and(eq(outcomes.id, recordId), eq(outcomes.memberId, memberId)))) > 0;
    case 'skill':
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
    case 'note':
      return (
        (await db().$count(
          activityNotes,
          and(eq(activityNotes.id, recordId), eq(activityNotes.memberId, memberId), isNull(activityNotes.deletedAt)),
        )) > 0
      );
    default:
      return false;
  }
};
