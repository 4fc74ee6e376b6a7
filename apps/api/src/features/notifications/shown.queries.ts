import { and, asc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { ADMINISTRATOR_NOTIFICATION_TYPES } from '@amberway/contract/notifications/types';
import { db } from '../../kernel/db/context.ts';
import { members, teamsNow, users, worksWith, worksWithChild } from '../../kernel/identity/tables.ts';
import { skills, tasks } from '../programme/public.ts';
import { notifications } from './tables.ts';

// Which notifications a reader sees. List, unread count and daily mail use the same rule, so that they agree.

export const reader = alias(users, 'reader');
const later = alias(notifications, 'later');

/** The families of the reader: a family's own, those staff work with, all for administrators. */
const ofReader = (
  customerId: PgColumn,
  worksWithIt: SQL,
): SQL => sql`(${customerId} is null or ${reader.type} = 'Administrator'
  or (${reader.type} = 'Customer' and ${customerId} = ${reader.id})
  or (${reader.type} = 'Business' and ${worksWithIt}))`;

const withChild = sql`exists (select 1 from ${worksWithChild}
  where ${worksWithChild.memberId} = ${members.id} and ${worksWithChild.businessUserId} = ${reader.id})`;
/** What is about the family as a whole, and is for the person it was sent to: also the team of one of its skills. */
const withFamily = sql`(exists (select 1 from ${worksWith}
    where ${worksWith.customerId} = ${notifications.customerId} and ${worksWith.businessUserId} = ${reader.id})
  or exists (select 1 from ${teamsNow}
    where ${teamsNow.customerId} = ${notifications.customerId} and ${teamsNow.businessUserId} = ${reader.id}))`;

/** The latest of the task, while the task is to be done and due. Earlier versions stored one for each day. */
const isLatestOfTask = sql`(not ${tasks.isCompleted} and ${tasks.closedAt} is null
  and ${tasks.dueDate} <= ${notifications.day}
  and not exists (select 1 from ${notifications} ${later} where ${later.userId} = ${notifications.userId}
    and ${later.taskId} = ${notifications.taskId} and ${later.type} = 'TASK_OVERDUE'
    and (${later.createdAt}, ${later.id}) > (${notifications.createdAt}, ${notifications.id})))`;

/** While a due task of the family is open. */
const hasOpenTasks = sql`exists (select 1 from members child join tasks open on open.member_id = child.id
  where child.parent_id = ${notifications.customerId} and child.deleted_at is null and open.deleted_at is null
    and not open.is_completed and open.closed_at is null and open.due_date < greatest(${notifications.day}, current_date))`;

/**
 * What is overdue stands in one line: for a family one for each task, for staff one for each family. Those of staff
 * about a task are of a process of an earlier version.
 */
const isStanding = sql`(${notifications.type} <> 'TASK_OVERDUE'
  or (${reader.type} = 'Customer' and ${isLatestOfTask})
  or (${reader.type} <> 'Customer' and ${notifications.taskId} is null and ${hasOpenTasks}))`;

/** For those who left the family: who works with it now, and nothing of the children. */
const ofFormer = eq(notifications.type, 'FAMILY_HANDED_OVER');

/** Leaves out what is about removed records or other families, skipped reminders, and notices for administrators. */
export const isShown: SQL = sql`(${and(
  isNull(notifications.dismissedAt),
  isNull(tasks.deletedAt),
  isNull(skills.deletedAt),
  or(eq(reader.type, 'Administrator'), notInArray(notifications.type, [...ADMINISTRATOR_NOTIFICATION_TYPES])),
  ofReader(members.parentId, withChild),
  or(ofFormer, ofReader(notifications.customerId, withFamily)),
  isStanding,
)})`;

const unread = and(eq(notifications.read, false), isShown);

const countUnread = async (userIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db()
    .select({ id: reader.id, count: sql<number>`count(*)::int` })
    .from(notifications)
    .innerJoin(reader, eq(reader.id, notifications.userId))
    .leftJoin(members, eq(members.id, notifications.memberId))
    .leftJoin(skills, eq(skills.id, notifications.skillId))
    .leftJoin(tasks, eq(tasks.id, notifications.taskId))
    .where(and(inArray(notifications.userId, [...userIds]), unread))
    .groupBy(reader.id);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

export const unreadCountOf = async (userId: string): Promise<number> => (await countUnread([userId])).get(userId) ?? 0;

/**
 * Counts anew and stores the counts. The users are locked in id order, so that two changes that notify the same people
 * wait for each other and do not deadlock; what the first one changed is counted by the second.
 */
export const storeUnreadCounts = async (userIds: readonly string[]) => {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return [];
  await db()
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for('no key update');
  const counts = await countUnread(ids);
  const values = sql.join(
    ids.map((id) => sql`(${id}::uuid, ${counts.get(id) ?? 0}::int)`),
    sql`, `,
  );
  await db().execute(sql`update users set unread_count = counted.unread
    from (values ${values}) as counted (id, unread) where users.id = counted.id`);
  return ids.map((id) => ({ id, unreadCount: counts.get(id) ?? 0 }));
};
