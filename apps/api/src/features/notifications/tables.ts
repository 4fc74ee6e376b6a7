import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { NOTIFICATION_TYPES } from '@amberway/contract/notifications/types';
import { createdAt, id, idOf, instant, updatedAt } from '../../kernel/db/columns.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { outcomes, skills, tasks } from '../programme/public.ts';

const types = sql.raw(NOTIFICATION_TYPES.map((type) => `'${type}'`).join(', '));

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** The recipient. */
    userId: idOf('user_id', () => users.id),
    /** The user who did it; null when the server itself notifies. */
    actorId: uuid('actor_id').references(() => users.id),
    memberId: uuid('member_id').references(() => members.id),
    /** The family it is about, when it is about no child. */
    customerId: uuid('customer_id').references(() => users.id),
    businessUserId: uuid('business_user_id').references(() => users.id),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    message: text('message').notNull(),
    outcomeId: uuid('outcome_id').references(() => outcomes.id),
    skillId: uuid('skill_id').references(() => skills.id),
    taskId: uuid('task_id').references(() => tasks.id),
    noteId: uuid('note_id'),
    resourceId: uuid('resource_id'),
    /** Of an overdue task: for a family its due date, of a line for staff the day it was last new. Of a goal: its review. */
    day: date('day'),
    /** Of a line for staff about open tasks: how many they were when it was last new. */
    announced: integer('announced'),
    /** Unread ones are what the bell counts, the list marks and the home calls new. */
    read: boolean('read').notNull().default(false),
    /** A note or a message is unread until it is opened itself; other lines until the list has shown them. */
    untilOpened: boolean('until_opened').notNull().default(false),
    /** The reader skipped this reminder, or the note it is about was removed. */
    dismissedAt: instant('dismissed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('notifications_type_known', sql`${t.type} in (${types})`),
    index('notifications_list').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`not read`),
    uniqueIndex('notifications_overdue_once')
      .on(t.userId, t.taskId, t.day)
      .where(sql`type = 'TASK_OVERDUE'`),
    // The line of staff about a family's open tasks.
    uniqueIndex('notifications_open_tasks_once')
      .on(t.userId, t.customerId)
      .where(sql`type = 'TASK_OVERDUE' and task_id is null`),
    uniqueIndex('notifications_first_login_once')
      .on(t.userId)
      .where(sql`type = 'FIRST_TIME_LOGIN'`),
    index('notifications_customer').on(t.customerId),
    index('notifications_outcome').on(t.outcomeId),
    index('notifications_skill').on(t.skillId),
    index('notifications_task').on(t.taskId),
    index('notifications_note').on(t.noteId),
    index('notifications_resource').on(t.resourceId),
  ],
);

/** Rows exist only for users who have chosen a setting or were sent a digest. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  digest: boolean('digest').notNull().default(true),
  digestedAt: instant('digested_at'),
});
