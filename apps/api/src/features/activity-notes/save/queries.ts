import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../../kernel/db/versioned.ts';
import { tasks } from '../../programme/public.ts';
import type { StoredNote } from '../queries.ts';
import { activityNotes as sessions, activityNoteReads, noteTasks } from '../tables.ts';

export type NewNote = typeof sessions.$inferInsert;

export const lockNote = (id: string, version?: number): Promise<StoredNote> =>
  lockForEdit(sessions, id, version, isNull(sessions.deletedAt));

export const insertNote = (session: NewNote) => db().insert(sessions).values(session);

export const storeSession = (id: string, values: Partial<NewNote>) =>
  db()
    .update(sessions)
    .set({ ...values, version: nextVersion })
    .where(eq(sessions.id, id));

export const hideNote = (id: string) =>
  db()
    .update(sessions)
    .set({ deletedAt: sql`now()`, version: nextVersion })
    .where(eq(sessions.id, id));

export const tasksOfNote = async (noteId: string): Promise<string[]> =>
  (await db().select({ id: noteTasks.taskId }).from(noteTasks).where(eq(noteTasks.noteId, noteId))).map(({ id }) => id);

export const storeTasks = async (noteId: string, taskIds: readonly string[]) => {
  await db().delete(noteTasks).where(eq(noteTasks.noteId, noteId));
  if (taskIds.length > 0)
    await db()
      .insert(noteTasks)
      .values(taskIds.map((taskId) => ({ noteId, taskId })));
};

export const areTasksOf = async (memberId: string, ids: readonly string[]): Promise<boolean> =>
  ids.length === 0 ||
  (await db().$count(
    tasks,
    and(inArray(tasks.id, [...ids]), eq(tasks.memberId, memberId), isNull(tasks.deletedAt)),
  )) === ids.length;

/** The first time counts. */
export const markRead = (noteId: string, userId: string) =>
  db().insert(activityNoteReads).values({ noteId, userId }).onConflictDoNothing();

/** How useful a family found an idea is no edit of the note: its version stays. */
export const storeUsefulness = (id: string, clientFindSkillUseful: boolean | null) =>
  db().update(sessions).set({ clientFindSkillUseful, updatedAt: sessions.updatedAt }).where(eq(sessions.id, id));
