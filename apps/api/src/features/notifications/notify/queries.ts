import { and, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { NotificationType } from '@amberway/contract/notifications/types';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { notifications } from '../tables.ts';

export type NewNotification = typeof notifications.$inferInsert;

/** Those of the users who can sign in. */
export const findReaders = (ids: string[]) =>
  db()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, timeZone: users.timeZone })
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

/** Who has been notified of the same already: of a job that runs again. */
export const alreadyNotified = async ({
  type,
  outcomeId,
  day,
  message,
}: {
  type: NotificationType;
  outcomeId: string;
  day: string;
  message: string;
}): Promise<ReadonlySet<string>> => {
  const rows = await db()
    .select(readers)
    .from(notifications)
    .where(
      and(
        eq(notifications.outcomeId, outcomeId),
        eq(notifications.type, type),
        eq(notifications.day, day),
        eq(notifications.message, message),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
};

const readers = { userId: notifications.userId };
const unread = eq(notifications.read, false);

const setRead = (which: SQL | undefined) =>
  db().update(notifications).set({ read: true }).where(and(which, unread)).returning(readers);

const from = (userId: string, types: readonly NotificationType[], actorId: string) =>
  and(eq(notifications.userId, userId), eq(notifications.actorId, actorId), inArray(notifications.type, [...types]));

// Marking returns the recipients of those that were unread.

/** The user's notifications about an activity note. */
export const markReadOfNote = (noteId: string, userId: string) =>
  setRead(and(eq(notifications.noteId, noteId), eq(notifications.userId, userId)));

/** The user's notifications of these types that this actor caused. */
export const markReadFrom = (userId: string, types: readonly NotificationType[], actorId: string) =>
  setRead(from(userId, types, actorId));

/** Locks the user's unread ones of these types that this actor caused; returns whether there are any. */
export const lockUnreadFrom = async (
  userId: string,
  types: readonly NotificationType[],
  actorId: string,
): Promise<boolean> => {
  const rows = await db()
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(from(userId, types, actorId), unread))
    .orderBy(notifications.id)
    .for('update');
  return rows.length > 0;
};

export const markReadOfTasks = (taskIds: string[]) => setRead(inArray(notifications.taskId, taskIds));

/** Hides the notifications of a removed note, or shows those of a restored one. */
export const setNoteRemoved = (noteId: string, removed: boolean) =>
  db()
    .update(notifications)
    .set({ dismissedAt: removed ? sql`now()` : null })
    .where(eq(notifications.noteId, noteId))
    .returning(readers);

/** The notifications of one tick. */
export const deleteOfTick = (taskId: string, actorId: string, since: string) =>
  db()
    .delete(notifications)
    .where(
      and(
        eq(notifications.taskId, taskId),
        eq(notifications.type, 'TASK_MARKED'),
        eq(notifications.actorId, actorId),
        gte(notifications.createdAt, since),
      ),
    )
    .returning(readers);

const reminders = (taskId: string) =>
  and(eq(notifications.taskId, taskId), eq(notifications.type, 'TASK_OVERDUE' as const));

/** Recipients with an unread notification: only their counts can change. */
const unreadReaders = (which: SQL) => db().selectDistinct(readers).from(notifications).where(and(which, unread));

export const readersOfTasks = (taskIds: string[]) => unreadReaders(inArray(notifications.taskId, taskIds));
/** Those with an unread line about the open tasks of the families of these tasks. */
export const readersOfFamiliesOf = (taskIds: string[]) =>
  unreadReaders(
    sql`(${and(
      eq(notifications.type, 'TASK_OVERDUE'),
      isNull(notifications.taskId),
      sql`${notifications.customerId} in (select child.parent_id from tasks t join members child on child.id = t.member_id
        where ${inArray(sql`t.id`, taskIds)})`,
    )})`,
  );
export const readersOfSkill = (skillId: string) => unreadReaders(eq(notifications.skillId, skillId));

/** Skips or resumes the user's reminders of the task. */
export const setDismissed = (userId: string, taskId: string, dismissed: boolean) =>
  db()
    .update(notifications)
    .set({ dismissedAt: dismissed ? sql`now()` : null })
    .where(and(reminders(taskId), eq(notifications.userId, userId)));

export const isReminderSkipped = async (userId: string, taskId: string, day: string): Promise<boolean> =>
  (await db().$count(
    notifications,
    and(
      reminders(taskId),
      eq(notifications.userId, userId),
      eq(notifications.day, day),
      isNotNull(notifications.dismissedAt),
    ),
  )) > 0;
