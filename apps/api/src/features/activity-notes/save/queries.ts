import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../../kernel/db/versioned.ts';
import { tasks } from '../../programme/public.ts';
import type { StoredNote } from '../queries.ts';
import { activityNotes as notes, activityNoteReads, noteTasks } from '../tables.ts';

export type NewNote = typeof notes.$inferInsert;

export const lockNote = (id: string, version?: number): Promise<StoredNote> =>
  lockForEdit(notes, id, version, isNull(notes.deletedAt));

export const lockRemovedNote = (id: string): Promise<StoredNote> =>
  lockForEdit(notes, id, undefined, isNotNull(notes.deletedAt));

export const insertNote = (note: NewNote) => db().insert(notes).values(note);

export const storeNote = (id: string, values: Partial<NewNote>) =>
  db()
    .update(notes)
    .set({ ...values, version: nextVersion })
    .where(eq(notes.id, id));

export const hideNote = (id: string) =>
  db()
    .update(notes)
    .set({ deletedAt: sql`now()`, version: nextVersion })
    .where(eq(notes.id, id));

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

/** The first time is stored. */
export const markRead = (noteId: string, userId: string) =>
  db().insert(activityNoteReads).values({ noteId, userId }).onConflictDoNothing();

/** A family's rating of an idea does not count as an edit of the note: version and `updatedAt` stay. */
export const storeUsefulness = (id: string, clientFindSkillUseful: boolean | null) =>
  db().update(notes).set({ clientFindSkillUseful, updatedAt: notes.updatedAt }).where(eq(notes.id, id));
