import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { childWithinReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../../kernel/db/versioned.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members, users, worksWithChild } from '../../../kernel/identity/tables.ts';
import type { StoredTask } from '../queries.ts';
import { taskAssignees, taskResources, tasks } from '../../programme/public.ts';

export type NewTask = typeof tasks.$inferInsert;

export const lockTask = (id: string, version?: number): Promise<StoredTask> =>
  lockForEdit(tasks, id, version, isNull(tasks.deletedAt));

export const lockRemovedTask = (id: string, version?: number): Promise<StoredTask> =>
  lockForEdit(tasks, id, version, isNotNull(tasks.deletedAt));

/** The skill of a removed task, if the principal reaches the family. */
export const skillOfRemoved = async (principal: Principal, reach: Reach, id: string): Promise<string | undefined> => {
  const [row] = await db()
    .select({ skillId: tasks.skillId })
    .from(tasks)
    .innerJoin(members, eq(members.id, tasks.memberId))
    .where(
      and(eq(tasks.id, id), isNotNull(tasks.deletedAt), isNull(members.deletedAt), childWithinReach(principal, reach)),
    );
  return row?.skillId;
};

export const insertTask = (task: NewTask) => db().insert(tasks).values(task);

export const storeTask = (id: string, values: Partial<NewTask>) =>
  db()
    .update(tasks)
    .set({ ...values, version: nextVersion })
    .where(eq(tasks.id, id));

/** The database's current time, usable in place of a column value. */
export const now = sql`now()` as unknown as string;

export const hideTask = (id: string) =>
  db()
    .update(tasks)
    .set({ deletedAt: sql`now()`, version: nextVersion })
    .where(eq(tasks.id, id));

export const assigneesOf = async (taskId: string): Promise<string[]> =>
  (await db().select({ id: taskAssignees.userId }).from(taskAssignees).where(eq(taskAssignees.taskId, taskId))).map(
    ({ id }) => id,
  );

export const storeAssignees = async (taskId: string, userIds: readonly string[]) => {
  await db().delete(taskAssignees).where(eq(taskAssignees.taskId, taskId));
  await db()
    .insert(taskAssignees)
    .values(userIds.map((userId) => ({ taskId, userId })));
};

export const storeResources = async (taskId: string, resourceIds: readonly string[]) => {
  await db().delete(taskResources).where(eq(taskResources.taskId, taskId));
  if (resourceIds.length > 0)
    await db()
      .insert(taskResources)
      .values(resourceIds.map((resourceId) => ({ taskId, resourceId })));
};

/** The users a child's tasks can be assigned to: the family and who works with the child. `ids` limits the query to some of them. */
export const assignableTo = ({ id, parentId }: { id: string; parentId: string }, ids?: readonly string[]) =>
  db()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, avatar: users.avatar })
    .from(users)
    .where(
      and(
        ids ? inArray(users.id, [...ids]) : undefined,
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
        or(
          eq(users.id, parentId),
          and(
            eq(users.type, 'Business'),
            inArray(
              users.id,
              db()
                .select({ id: worksWithChild.businessUserId })
                .from(worksWithChild)
                .where(eq(worksWithChild.memberId, id)),
            ),
          ),
        ),
      ),
    )
    .orderBy(sql`${users.id} <> ${parentId}`, asc(users.firstName), asc(users.lastName), asc(users.id));
