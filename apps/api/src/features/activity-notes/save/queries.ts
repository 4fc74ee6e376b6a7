import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../../kernel/db/versioned.ts';
import { tasks } from '../../programme/public.ts';
import type { StoredSession } from '../queries.ts';
import { coachingSessions as sessions, sessionReads, sessionTasks } from '../tables.ts';

export type NewSession = typeof sessions.$inferInsert;

export const lockSession = (id: string, version?: number): Promise<StoredSession> =>
  lockForEdit(sessions, id, version, isNull(sessions.deletedAt));

export const insertSession = (session: NewSession) => db().insert(sessions).values(session);

export const storeSession = (id: string, values: Partial<NewSession>) =>
  db()
    .update(sessions)
    .set({ ...values, version: nextVersion })
    .where(eq(sessions.id, id));

export const hideSession = (id: string) =>
  db()
    .update(sessions)
    .set({ deletedAt: sql`now()`, version: nextVersion })
    .where(eq(sessions.id, id));

export const tasksOfSession = async (sessionId: string): Promise<string[]> =>
  (await db().select({ id: sessionTasks.taskId }).from(sessionTasks).where(eq(sessionTasks.sessionId, sessionId))).map(
    ({ id }) => id,
  );

export const storeTasks = async (sessionId: string, taskIds: readonly string[]) => {
  await db().delete(sessionTasks).where(eq(sessionTasks.sessionId, sessionId));
  if (taskIds.length > 0)
    await db()
      .insert(sessionTasks)
      .values(taskIds.map((taskId) => ({ sessionId, taskId })));
};

export const areTasksOf = async (memberId: string, ids: readonly string[]): Promise<boolean> =>
  ids.length === 0 ||
  (await db().$count(
    tasks,
    and(inArray(tasks.id, [...ids]), eq(tasks.memberId, memberId), isNull(tasks.deletedAt)),
  )) === ids.length;

/** The first time counts. */
export const markRead = (sessionId: string, userId: string) =>
  db().insert(sessionReads).values({ sessionId, userId }).onConflictDoNothing();

/** How useful a family found an idea is no edit of the note: its version stays. */
export const storeUsefulness = (id: string, clientFindSkillUseful: boolean | null) =>
  db().update(sessions).set({ clientFindSkillUseful, updatedAt: sessions.updatedAt }).where(eq(sessions.id, id));
