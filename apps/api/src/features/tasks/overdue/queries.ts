import { and, asc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { tasks } from '../../programme/public.ts';

/** Families in id order, after the given id. */
export const nextFamilies = async (after: string | null, limit: number): Promise<string[]> =>
  (
    await db()
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.type, 'Customer'), after ? gt(users.id, after) : undefined))
      .orderBy(asc(users.id))
      .limit(limit)
  ).map(({ id }) => id);

/**
 * Open tasks of these families due before this day, the oldest first: of families that have signed in and still can,
 * and of children whose programme has not ended.
 */
export const overdueTasks = (parentIds: string[], today: string) =>
  db()
    .select({
      id: tasks.id,
      name: tasks.name,
      dueDate: sql<string>`${tasks.dueDate}`,
      memberId: tasks.memberId,
      child: members.firstName,
      parentId: members.parentId,
      primaryContact: members.primaryContact,
      assignees: sql<
        string[]
      >`array(select user_id::text from task_assignees where task_id = ${tasks.id} order by user_id)`,
    })
    .from(tasks)
    .innerJoin(members, eq(members.id, tasks.memberId))
    .innerJoin(users, eq(users.id, members.parentId))
    .where(
      and(
        inArray(members.parentId, parentIds),
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
        eq(users.validated, true),
        isNull(members.deletedAt),
        or(isNull(members.memberShipEnd), gte(members.memberShipEnd, today)),
        isNull(tasks.deletedAt),
        eq(tasks.isCompleted, false),
        lt(tasks.dueDate, today),
        // No reminders of tasks closed with their skill or outcome.
        isNull(tasks.closedAt),
      ),
    )
    .orderBy(asc(tasks.dueDate), asc(tasks.id));
export type OverdueTask = Awaited<ReturnType<typeof overdueTasks>>[number];
