import { and, eq, inArray } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { notifications } from '../tables.ts';

export type NewNotification = typeof notifications.$inferInsert;

/** Those of the users who can sign in. */
export const findReaders = (ids: string[]) =>
  db()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.id, ids), inArray(users.userStatus, [...SIGN_IN_STATUSES])));
export type Reader = Awaited<ReturnType<typeof findReaders>>[number];

/** Administrators who can sign in. */
export const findAdministratorIds = async (): Promise<string[]> =>
  (
    await db()
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.type, 'Administrator'), inArray(users.userStatus, [...SIGN_IN_STATUSES])))
  ).map(({ id }) => id);

/** Returns who got a new one; duplicates that a unique index rejects are skipped. */
export const insertNotifications = (rows: NewNotification[]) =>
  db().insert(notifications).values(rows).onConflictDoNothing().returning({ userId: notifications.userId });

/** Returns the users whose unread count included them. */
export const markSeenOfTasks = (taskIds: string[]) =>
  db()
    .update(notifications)
    .set({ seen: true })
    .where(and(inArray(notifications.taskId, taskIds), eq(notifications.seen, false)))
    .returning({ userId: notifications.userId });

/** Deletes the notifications of an activity note; returns the users whose unread count included them. */
export const deleteOfNote = async (noteId: string) =>
  (
    await db()
      .delete(notifications)
      .where(eq(notifications.noteId, noteId))
      .returning({ userId: notifications.userId, seen: notifications.seen })
  ).filter(({ seen }) => !seen);
