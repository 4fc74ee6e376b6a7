import { and, eq, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import type { RetentionRule } from '../../kernel/retention/rule.queries.ts';
import { tasks } from '../programme/public.ts';
import { notifications } from './tables.ts';

/** Without its line a family would be reminded of the task again. */
const remindsOfOpenTask = () =>
  and(
    eq(notifications.type, 'TASK_OVERDUE'),
    sql`exists ${db()
      .select({ one: sql`1` })
      .from(tasks)
      .where(
        and(
          eq(tasks.id, notifications.taskId),
          eq(tasks.isCompleted, false),
          isNull(tasks.closedAt),
          isNull(tasks.deletedAt),
        ),
      )}`,
  ) ?? sql`false`;

export const notificationRules: readonly RetentionRule[] = [
  {
    name: 'notifications',
    table: notifications,
    over: (ago) =>
      and(
        // As the index has it.
        or(sql`${notifications.read}`, isNotNull(notifications.dismissedAt)),
        lt(notifications.createdAt, ago),
        not(remindsOfOpenTask()),
      ),
  },
];
