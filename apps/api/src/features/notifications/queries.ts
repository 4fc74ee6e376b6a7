import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { db } from '../../kernel/db/context.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { outcomes, skills, tasks } from '../programme/public.ts';
import { isShown, reader } from './shown.queries.ts';
import { notifications, notificationSettings } from './tables.ts';

/** Marks what needs no opening as read: the list has shown it. */
export const readShown = (userId: string) =>
  db()
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.read, false), eq(notifications.untilOpened, false)));

const coach = alias(users, 'coach');
const family = alias(users, 'family');
const columns = {
  id: notifications.id,
  userId: notifications.userId,
  type: notifications.type,
  message: notifications.message,
  read: notifications.read,
  untilOpened: notifications.untilOpened,
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
    .innerJoin(reader, eq(reader.id, notifications.userId))
    .leftJoin(members, eq(members.id, notifications.memberId))
    .leftJoin(family, eq(family.id, notifications.customerId))
    .leftJoin(coach, eq(coach.id, notifications.businessUserId))
    .leftJoin(outcomes, eq(outcomes.id, notifications.outcomeId))
    .leftJoin(skills, eq(skills.id, notifications.skillId))
    .leftJoin(tasks, eq(tasks.id, notifications.taskId))
    .$dynamic();
export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

/** A note or message that was not opened yet comes first, then everything by time. */
const waiting = sql`(${notifications.untilOpened} and not ${notifications.read})`;

export const listNotifications = async (
  userId: string,
  { skip, limit }: PageWindow,
): Promise<{ rows: NotificationRow[]; count: number }> => {
  const where = and(eq(notifications.userId, userId), isShown);
  const rows = await selectNotifications()
    .where(where)
    .orderBy(desc(waiting), desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .innerJoin(reader, eq(reader.id, notifications.userId))
    .leftJoin(members, eq(members.id, notifications.memberId))
    .leftJoin(skills, eq(skills.id, notifications.skillId))
    .leftJoin(tasks, eq(tasks.id, notifications.taskId))
    .where(where);
  return { rows, count: counted?.count ?? 0 };
};

/** Marks the user's own notification as read; returns its state before. */
export const markRead = async (userId: string, id: string) => {
  const [before] = await db()
    .select({ read: notifications.read })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .for('update');
  if (before && !before.read) await db().update(notifications).set({ read: true }).where(eq(notifications.id, id));
  return before;
};

export const findNotification = async (id: string): Promise<NotificationRow | undefined> =>
  (await selectNotifications().where(eq(notifications.id, id)))[0];

/** The user's own notification, if the list shows it. */
export const findShown = async (userId: string, id: string): Promise<NotificationRow | undefined> => {
  const own = and(eq(notifications.id, id), eq(notifications.userId, userId));
  return (await selectNotifications().where(and(own, isShown)))[0];
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
