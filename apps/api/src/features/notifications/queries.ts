import { isAdministrator } from '@amberway/contract/kernel/roles';
import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { ADMINISTRATOR_NOTIFICATION_TYPES } from '@amberway/contract/notifications/types';
import { withinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { outcomes, skills, tasks } from '../programme/public.ts';
import { notifications, notificationSettings } from './tables.ts';

export const unreadCountOf = async (userId: string): Promise<number> => {
  const [row] = await db().select({ unreadCount: users.unreadCount }).from(users).where(eq(users.id, userId));
  return row?.unreadCount ?? 0;
};

/**
 * Adds to the unread counts, never below zero, and returns the new counts. The users are locked in id order, so that
 * two changes that notify the same people wait for each other and do not deadlock.
 */
export const addToUnreadCounts = async (changes: ReadonlyMap<string, number>) => {
  const ids = [...changes.keys()];
  if (ids.length === 0) return [];
  await db()
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for('no key update');
  const values = sql.join(
    [...changes].map(([id, change]) => sql`(${id}::uuid, ${change}::int)`),
    sql`, `,
  );
  const result = (await db().execute(sql`
    update users set unread_count = greatest(0, unread_count + change.by)
    from (values ${values}) as change (id, by) where users.id = change.id
    returning users.id, users.unread_count`)) as { rows: { id: string; unread_count: number }[] };
  return result.rows.map(({ id, unread_count: unreadCount }) => ({ id, unreadCount }));
};

/**
 * Marks everything as seen. Returns the unread count: zero, unless something arrived at this very moment.
 * Notifications are locked before their reader, here as everywhere.
 */
export const seeEverything = async (userId: string): Promise<number> => {
  const unseen = and(eq(notifications.userId, userId), eq(notifications.seen, false));
  await db().update(notifications).set({ seen: true }).where(unseen);
  await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const unreadCount = await db().$count(notifications, unseen);
  await db().update(users).set({ unreadCount }).where(eq(users.id, userId));
  return unreadCount;
};

const coach = alias(users, 'coach');
const family = alias(users, 'family');
const columns = {
  id: notifications.id,
  userId: notifications.userId,
  type: notifications.type,
  message: notifications.message,
  read: notifications.read,
  createdAt: notifications.createdAt,
  updatedAt: notifications.updatedAt,
  noteId: notifications.noteId,
  resourceId: notifications.resourceId,
  member: { id: members.id, firstName: members.firstName, lastName: members.lastName },
  customer: { id: family.id, firstName: family.firstName, lastName: family.lastName },
  coach: { id: coach.id, firstName: coach.firstName, lastName: coach.lastName, avatar: coach.avatar },
  outcome: { id: outcomes.id, name: outcomes.name },
  skill: { id: skills.id, name: skills.name },
  task: { id: tasks.id, name: tasks.name },
};

const selectNotifications = () =>
  db()
    .select(columns)
    .from(notifications)
    .leftJoin(members, eq(members.id, notifications.memberId))
    .leftJoin(family, eq(family.id, notifications.customerId))
    .leftJoin(coach, eq(coach.id, notifications.businessUserId))
    .leftJoin(outcomes, eq(outcomes.id, notifications.outcomeId))
    .leftJoin(skills, eq(skills.id, notifications.skillId))
    .leftJoin(tasks, eq(tasks.id, notifications.taskId))
    .$dynamic();
export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

/**
 * Hides notifications of removed tasks and skills, and of families out of the reader's reach. Notices for
 * administrators are hidden from users who no longer are one.
 */
const isShown = (principal: Principal, familyReach: Reach): SQL | undefined => {
  const ofChild = withinReach(principal, familyReach, members.parentId);
  const ofFamily = withinReach(principal, familyReach, notifications.customerId);
  const forRole = isAdministrator(principal)
    ? undefined
    : notInArray(notifications.type, [...ADMINISTRATOR_NOTIFICATION_TYPES]);
  return and(
    isNull(tasks.deletedAt),
    isNull(skills.deletedAt),
    forRole,
    ofChild && or(isNull(notifications.memberId), ofChild),
    ofFamily && or(isNull(notifications.customerId), ofFamily),
  );
};

export const listNotifications = async (
  principal: Principal,
  familyReach: Reach,
  { skip, limit }: PageWindow,
): Promise<{ rows: NotificationRow[]; count: number }> => {
  const where = and(eq(notifications.userId, principal.userId), isShown(principal, familyReach));
  const rows = await selectNotifications()
    .where(where)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .leftJoin(members, eq(members.id, notifications.memberId))
    .leftJoin(skills, eq(skills.id, notifications.skillId))
    .leftJoin(tasks, eq(tasks.id, notifications.taskId))
    .where(where);
  return { rows, count: counted?.count ?? 0 };
};

/** Marks the user's own notification as read; returns its state before. */
export const markRead = async (userId: string, id: string) => {
  const [before] = await db()
    .select({ read: notifications.read, seen: notifications.seen })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .for('update');
  if (before && !(before.read && before.seen))
    await db().update(notifications).set({ read: true, seen: true }).where(eq(notifications.id, id));
  return before;
};

export const findNotification = async (id: string): Promise<NotificationRow | undefined> =>
  (await selectNotifications().where(eq(notifications.id, id)))[0];

/** The user's own notification, if the list shows it. */
export const findShown = async (
  principal: Principal,
  familyReach: Reach,
  id: string,
): Promise<NotificationRow | undefined> => {
  const own = and(eq(notifications.id, id), eq(notifications.userId, principal.userId));
  return (await selectNotifications().where(and(own, isShown(principal, familyReach))))[0];
};

export const findSettings = async (userId: string) =>
  (
    await db()
      .select({ digest: notificationSettings.digest })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId))
  )[0];

export const storeSettings = (userId: string, digest: boolean) =>
  db()
    .insert(notificationSettings)
    .values({ userId, digest })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { digest } });
