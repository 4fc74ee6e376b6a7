import { inTransaction } from '../../../kernel/db/context.ts';
import { changeUnreads, perUser } from '../unread.ts';
import { deleteOfNote, markSeenOfTasks } from './queries.ts';

// A record was removed. Call it in the transaction of that.

/** What was stored about the tasks is hidden with them; no bell counts it any more. */
export const deleteTaskNotifications = (taskIds: string[]): Promise<void> =>
  inTransaction(async () => {
    if (taskIds.length === 0) return;
    await changeUnreads(perUser(await markSeenOfTasks(taskIds), -1));
  });

export const deleteNoteNotifications = (noteId: string): Promise<void> =>
  inTransaction(async () => {
    await changeUnreads(perUser(await deleteOfNote(noteId), -1));
  });
