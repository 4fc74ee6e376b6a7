import { and, asc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import { nextVersion } from '../../../kernel/db/versioned.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members } from '../../../kernel/identity/tables.ts';
import { taskAssignees, tasks } from '../../programme/public.ts';

const within = (principal: Principal, reach: Reach, ids: readonly string[]) =>
  and(
    inArray(tasks.id, [...ids]),
    isNull(tasks.deletedAt),
    isNull(members.deletedAt),
    childWithinReach(principal, reach),
  );

const assignedToFamily = () =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(taskAssignees)
      .where(and(eq(taskAssignees.taskId, tasks.id), eq(taskAssignees.userId, members.parentId))),
  );

const columns = { id: tasks.id, skillId: tasks.skillId, parentId: members.parentId };

/** Those of these tasks that the family may let go, locked in the order of their ids. */
export const holdOpen = (principal: Principal, reach: Reach, ids: readonly string[]) =>
  db()
    .select(columns)
    .from(tasks)
    .innerJoin(members, eq(members.id, tasks.memberId))
    .where(and(within(principal, reach, ids), eq(tasks.isCompleted, false), isNull(tasks.closedAt), assignedToFamily()))
    .orderBy(asc(tasks.id))
    .for('no key update', { of: tasks });

export const findLetGo = (principal: Principal, reach: Reach, ids: readonly string[]) =>
  db()
    .select({ ...columns, isExtra: tasks.isExtra, closedAt: tasks.closedAt, isLetGo: tasks.isLetGo })
    .from(tasks)
    .innerJoin(members, eq(members.id, tasks.memberId))
    .where(and(within(principal, reach, ids), eq(tasks.isLetGo, true)))
    .orderBy(asc(tasks.id));

export const letGo = (ids: readonly string[]) =>
  db()
    .update(tasks)
    .set({ closedAt: sql`now()`, isLetGo: true, version: nextVersion })
    .where(inArray(tasks.id, [...ids]));

/** Returns those that were still let go. */
export const bringBack = async (ids: readonly string[]): Promise<string[]> => {
  const rows = await db()
    .update(tasks)
    .set({ closedAt: null, isLetGo: false, version: nextVersion })
    .where(and(inArray(tasks.id, [...ids]), eq(tasks.isLetGo, true), isNotNull(tasks.closedAt)))
    .returning({ id: tasks.id });
  return rows.map(({ id }) => id);
};
