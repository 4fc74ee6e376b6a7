import { and, eq, inArray, isNull } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { notifications } from '../tables.ts';

export type NewNotification = typeof notifications.$inferInsert;

/** Those of them who can come and read it. */
export const findReaders = (ids: string[]) =>
  db()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.id, ids), inArray(users.userStatus, [...SIGN_IN_STATUSES])));
export type Reader = Awaited<ReturnType<typeof findReaders>>[number];

/** Those who oversee what the staff does, as far as they can sign in. */
export const findAdministratorIds = async (): Promise<string[]> =>
  (
    await db()
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.type, 'Administrator'), inArray(users.userStatus, [...SIGN_IN_STATUSES])))
  ).map(({ id }) => id);

/** Answers who was told anything new: what may be said once is not said again. */
export const insertNotifications = (rows: NewNotification[]) =>
  db().insert(notifications).values(rows).onConflictDoNothing().returning({ userId: notifications.userId });

/** Nobody is counted as waiting for what has been removed; answers whose bell counted it. */
export const markTaskNotificationsRead = (taskIds: string[]) =>
  db()
    .update(notifications)
    .set({ seen: true })
    .where(and(inArray(notifications.taskId, taskIds), eq(notifications.seen, false)))
    .returning({ userId: notifications.userId });

/** What was told of a session, taken back; answers whose bell counted it. */
export const takeBackNote = async (noteId: string) =>
  (
    await db()
      .delete(notifications)
      .where(eq(notifications.noteId, noteId))
      .returning({ userId: notifications.userId, seen: notifications.seen })
  ).filter(({ seen }) => !seen);

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** Who covers for whom, and the business users who belong to the family: clinicians and success manager. */
export const findCover = async (actorId: string, customerId: string) => {
  const people = await db()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, csm: users.csm })
    .from(users)
    .where(inArray(users.id, [actorId, customerId]));
  const coach = people.find(({ id }) => id === actorId);
  const family = people.find(({ id }) => id === customerId);
  if (!coach || !family) throw new Error('The people of a cover were not found.');
  const clinicians = await db()
    .selectDistinct({ id: members.primaryContact })
    .from(members)
    .where(and(eq(members.parentId, customerId), isNull(members.deletedAt)));
  return { coach: nameOf(coach), family: nameOf(family), team: [...clinicians.map(({ id }) => id), family.csm] };
};
