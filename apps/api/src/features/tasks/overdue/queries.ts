import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { taskAssignees, tasks } from '../../programme/public.ts';

/** Tasks due before this day, in id order, starting after the given id. */
export const overdueTasks = (today: string, after: string | null, limit: number) =>
  db()
    .select({
      id: tasks.id,
      name: tasks.name,
      dueDate: tasks.dueDate,
      memberId: tasks.memberId,
      parentId: members.parentId,
      primaryContact: members.primaryContact,
      assignees: sql<
        string[]
      >`array(select ${taskAssignees.userId}::text from ${taskAssignees} where ${taskAssignees.taskId} = ${tasks.id})`,
    })
    .from(tasks)
    .innerJoin(members, eq(members.id, tasks.memberId))
    .innerJoin(users, eq(users.id, members.parentId))
    .where(
      and(
        isNull(tasks.deletedAt),
        eq(tasks.isCompleted, false),
        lt(tasks.dueDate, today),
        after ? gt(tasks.id, after) : undefined,
        // No reminders of tasks closed with their skill or outcome.
        isNull(tasks.closedAt),
        isNull(members.deletedAt),
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
      ),
    )
    .orderBy(asc(tasks.id))
    .limit(limit);
