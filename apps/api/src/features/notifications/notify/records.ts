import { inTransaction } from '../../../kernel/db/context.ts';
import { changeUnreads, perUser } from '../unread.ts';
import { deleteOfNote, markSeenOfTasks } from './queries.ts';

// For removed records. Call it in the transaction of the removal.

/** Notifications of removed tasks are hidden by the list; this takes them out of the unread counts. */
export const deleteTaskNotifications = (taskIds: string[]): Promise<void> =>
  inTransaction(async () => {
    if (taskIds.length === 0) return;
    await changeUnreads(perUser(await markSeenOfTasks(taskIds), -1));
  });

export const deleteNoteNotifications = (noteId: string): Promise<void> =>
  inTransaction(async () => {
    await changeUnreads(perUser(await deleteOfNote(noteId), -1));
  });
