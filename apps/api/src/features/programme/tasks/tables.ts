import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, idOf, instant, liveIndex, recordColumns } from '../../../kernel/db/columns.ts';
import { createdBy, users } from '../../../kernel/identity/tables.ts';
import { lookups } from '../../lookups/public.ts';
import { skills } from '../skills/tables.ts';

/** The state before a tick, who ticked and when, and the task's version after it. */
export type BeforeTick = {
  by: string;
  at: string;
  version: number;
  isCompleted: boolean;
  completedAt: string | null;
  completedBy: string | null;
  notes: string;
};

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    skillId: uuid('skill_id').notNull(),
    memberId: uuid('member_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    commentBox: text('comment_box').notNull().default(''),
    taskType: idOf('type_id', () => lookups.id),
    dueDate: date('due_date'),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: instant('completed_at'),
    completedBy: uuid('completed_by').references(() => users.id),
    /** Closed without being done, when its skill or outcome ended. */
    closedAt: instant('closed_at'),
    /** Extra practice: still open although its skill or outcome has ended. */
    isExtra: boolean('is_extra').notNull().default(false),
    notes: text('notes').notNull().default(''),
    /** What undoing the last tick restores. */
    beforeTick: jsonb('before_tick').$type<BeforeTick>(),
    strategy: text('strategy').notNull().default(''),
    toolName: text('tool_name').notNull().default(''),
    toolDetails: text('tool_details').notNull().default(''),
    contentLink: text('content_link').notNull().default(''),
    createdBy: createdBy(),
    ...recordColumns(),
  },
  (t) => [
    foreignKey({
      name: 'tasks_skill_of_member',
      columns: [t.skillId, t.memberId],
      foreignColumns: [skills.id, skills.memberId],
    }),
    check('tasks_completed', sql`${t.isCompleted} = (${t.completedAt} is not null)`),
    check('tasks_closed', sql`${t.closedAt} is null or not ${t.isCompleted}`),
    liveIndex('tasks_of_skill', t.skillId, t.createdAt, t.id),
    liveIndex('tasks_list', t.memberId, t.createdAt, t.id),
    // A child's open tasks by due date and done ones by completion, for the figures and lists of the dashboards.
    index('tasks_open_of_member')
      .on(t.memberId, t.dueDate, t.createdAt)
      .where(sql`deleted_at is null and not is_completed and closed_at is null`),
    index('tasks_done_of_member')
      .on(t.memberId, t.completedAt, t.dueDate, t.createdAt)
      .where(sql`deleted_at is null and is_completed`),
    index('tasks_due')
      .on(t.dueDate, t.id)
      .where(sql`deleted_at is null and not is_completed and closed_at is null`),
  ],
);

export const taskAssignees = pgTable(
  'task_assignees',
  {
    taskId: idOf('task_id', () => tasks.id),
    userId: idOf('user_id', () => users.id),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.userId] }), index('task_assignees_user').on(t.userId, t.taskId)],
);

/** Resources linked to a task. The resources slice owns their table; the migration adds the foreign key. */
export const taskResources = pgTable(
  'task_resources',
  {
    taskId: idOf('task_id', () => tasks.id),
    resourceId: uuid('resource_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.resourceId] }), index('task_resources_resource').on(t.resourceId)],
);
