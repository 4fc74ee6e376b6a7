import { and, asc, eq, gt, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { outcomes } from '../../outcomes/public.ts';
import { skills } from '../../skills/public.ts';
import { taskAssignees, tasks } from '../../tasks/public.ts';

/** Tasks that should have been done before this day, in the order of their ids, from after the given one. */
export const overdueTasks = (today: string, after: string | null, limit: number) =>
  db()
    .select({
      id: tasks.id,
      name: tasks.name,
      memberId: tasks.memberId,
      primaryContact: members.primaryContact,
      assignees: sql<
        string[]
      >`array(select ${taskAssignees.userId}::text from ${taskAssignees} where ${taskAssignees.taskId} = ${tasks.id})`,
    })
    .from(tasks)
    .innerJoin(skills, eq(skills.id, tasks.skillId))
    .innerJoin(outcomes, eq(outcomes.id, skills.outcomeId))
    .innerJoin(members, eq(members.id, tasks.memberId))
    .innerJoin(users, eq(users.id, members.parentId))
    .where(
      and(
        isNull(tasks.deletedAt),
        eq(tasks.isCompleted, false),
        lt(tasks.dueDate, today),
        after ? gt(tasks.id, after) : undefined,
        // Nobody is asked for what is over.
        notInArray(skills.status, ['Mastered', 'Cancelled']),
        ne(outcomes.status, 'Cancelled'),
        isNull(members.deletedAt),
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
      ),
    )
    .orderBy(asc(tasks.id))
    .limit(limit);
