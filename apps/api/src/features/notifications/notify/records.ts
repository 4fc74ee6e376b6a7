import type { NotificationType } from '@amberway/contract/notifications/types';
import { inTransaction } from '../../../kernel/db/context.ts';
import { recountOf, recountUnread } from '../unread.ts';
import {
  deleteOfNote,
  deleteOfTick,
  insertNotifications,
  markReadFrom,
  markReadOfNote,
  markReadOfTasks,
  type NewNotification,
  readersOfReminders,
  setDismissed,
} from './queries.ts';

// What becomes of notifications when their records change. Call it in the transaction of that change.

/** Notifications of removed tasks are hidden by the list; those of closed ones are no news any more. */
export const deleteTaskNotifications = (taskIds: string[]): Promise<void> =>
  inTransaction(async () => {
    if (taskIds.length === 0) return;
    await recountOf(await markReadOfTasks(taskIds));
  });

export const deleteNoteNotifications = (noteId: string): Promise<void> =>
  inTransaction(async () => {
    await recountOf(await deleteOfNote(noteId));
  });

/** Who has read a note needs no notification of it any more: the bell and the list agree on what is unread. */
export const readNoteNotifications = (noteId: string, userId: string): Promise<void> =>
  inTransaction(async () => {
    await recountOf(await markReadOfNote(noteId, userId));
  });

/** What a person did was read where it happened: their notifications of these types are read as well. */
export const readNotificationsFrom = (
  userId: string,
  types: readonly NotificationType[],
  actorId: string,
): Promise<void> =>
  inTransaction(async () => {
    await recountOf(await markReadFrom(userId, types, actorId));
  });

/** Reminders of a task are shown while it is open and due: call it when that changes. */
export const recountTaskReaders = (taskId: string): Promise<void> =>
  inTransaction(async () => {
    await recountOf(await readersOfReminders(taskId));
  });

/** An undone tick was none: nobody is notified of it any more. */
export const withdrawTickNotifications = (taskId: string, actorId: string, since: string | null): Promise<void> =>
  inTransaction(async () => {
    if (since) await recountOf(await deleteOfTick(taskId, actorId, since));
  });

type Reminder = NewNotification & { taskId: string };

/** Skips one's reminders of a task, or resumes them. The row remains, so that the daily job adds no other one. */
export const setReminderSkipped = (reminder: Reminder, skipped: boolean): Promise<void> =>
  inTransaction(async () => {
    const { userId, taskId } = reminder;
    if (skipped) await insertNotifications([reminder]);
    await setDismissed(userId, taskId, skipped);
    await recountUnread([userId]);
  });
