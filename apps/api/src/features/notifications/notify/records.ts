import type { NotificationType } from '@amberway/contract/notifications/types';
import { inTransaction } from '../../../kernel/db/context.ts';
import { recountOf, recountUnread } from '../unread.ts';
import {
  deleteOfTick,
  insertNotifications,
  markReadFrom,
  markReadOfNote,
  markReadOfTasks,
  type NewNotification,
  readersOfFamiliesOf,
  readersOfSkill,
  readersOfTasks,
  setDismissed,
  setNoteRemoved,
} from './queries.ts';

// What becomes of notifications when their records change. Call it in the transaction of that change.

/** What is notified about closed tasks is no news any more. */
export const readTaskNotifications = (taskIds: string[]): Promise<void> =>
  inTransaction(async () => {
    if (taskIds.length === 0) return;
    await recountOf([...(await markReadOfTasks(taskIds)), ...(await readersOfFamiliesOf(taskIds))]);
  });

/** Notifications of a removed note are hidden until it is restored. */
export const setNoteNotificationsHidden = (noteId: string, hidden: boolean): Promise<void> =>
  inTransaction(async () => {
    await recountOf(await setNoteRemoved(noteId, hidden));
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

/** Notifications of a task are hidden while it is removed, reminders unless it is open and due: call it on a change. */
export const recountTaskReaders = (taskId: string): Promise<void> =>
  inTransaction(async () => {
    await recountOf([...(await readersOfTasks([taskId])), ...(await readersOfFamiliesOf([taskId]))]);
  });

/** Notifications of a skill and its tasks are hidden while it is removed: call it when that changes. */
export const recountSkillReaders = (skillId: string, taskIds: string[]): Promise<void> =>
  inTransaction(async () => {
    await recountOf([...(await readersOfSkill(skillId)), ...(await readersOfTasks(taskIds))]);
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
