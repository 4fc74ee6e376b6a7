import { and, asc, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { childWithinReach } from '../../kernel/authorise/queries.ts';
import { instantText } from '../../kernel/db/columns.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { outcomes, skills, taskAssignees, taskResources, tasks } from '../programme/public.ts';

export type StoredTask = typeof tasks.$inferSelect;

const present = isNull(tasks.deletedAt);

const summaryColumns = {
  id: tasks.id,
  name: tasks.name,
  skillId: tasks.skillId,
  memberId: tasks.memberId,
  typeId: tasks.taskType,
  dueDate: tasks.dueDate,
  isCompleted: tasks.isCompleted,
  completedAt: tasks.completedAt,
  completedBy: tasks.completedBy,
  closedAt: tasks.closedAt,
  isExtra: tasks.isExtra,
  createdBy: tasks.createdBy,
  version: tasks.version,
  createdAt: tasks.createdAt,
  updatedAt: tasks.updatedAt,
};
export type SummaryRow = Pick<StoredTask, Exclude<keyof typeof summaryColumns, 'typeId'>> & { typeId: string };

/** Which tasks: those of a child, an outcome or a skill. The caller has checked access to them. */
export type TaskScope = {
  memberId?: string | undefined;
  outcomeId?: string | undefined;
  skillId?: string | undefined;
  taskId?: string | undefined;
};

export const inScope = ({ memberId, outcomeId, skillId, taskId }: TaskScope): SQL | undefined =>
  and(
    present,
    memberId ? eq(tasks.memberId, memberId) : undefined,
    skillId ? eq(tasks.skillId, skillId) : undefined,
    taskId ? eq(tasks.id, taskId) : undefined,
    outcomeId
      ? inArray(tasks.skillId, db().select({ id: skills.id }).from(skills).where(eq(skills.outcomeId, outcomeId)))
      : undefined,
  );

type RawSummary = SummaryRow & { assignees: string[] };

/**
 * All of them with the ids of their assignees. A programme can have 20,000: this is raw SQL, since mapping that many
 * rows column by column takes longer than the query itself.
 */
export const summariesWithAssignees = async (scope: TaskScope): Promise<RawSummary[]> => {
  const { rows } = (await db().execute(sql`
    select id, name, skill_id as "skillId", member_id as "memberId", type_id as "typeId", due_date::text as "dueDate",
      is_completed as "isCompleted", completed_at as "completedAt", completed_by as "completedBy", closed_at as "closedAt",
      is_extra as "isExtra", created_by as "createdBy", version,
      created_at as "createdAt", updated_at as "updatedAt",
      array(select a.user_id::text from task_assignees a where a.task_id = tasks.id) as assignees
    from tasks where ${inScope(scope)} order by created_at, id`)) as { rows: RawSummary[] };
  for (const row of rows) {
    row.createdAt = instantText(row.createdAt);
    row.updatedAt = instantText(row.updatedAt);
    if (row.completedAt) row.completedAt = instantText(row.completedAt);
    if (row.closedAt) row.closedAt = instantText(row.closedAt);
  }
  return rows;
};

export const isTaskOf = async (id: string, memberId: string): Promise<boolean> =>
  (await db().$count(tasks, and(eq(tasks.id, id), eq(tasks.memberId, memberId), present))) > 0;

export const assigneesOfTasks = (taskIds: string[]) =>
  db()
    .select({ taskId: taskAssignees.taskId, userId: taskAssignees.userId })
    .from(taskAssignees)
    .where(inArray(taskAssignees.taskId, taskIds));

export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  avatar: users.avatar,
};
export type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>;

export const peopleById = async (ids: readonly string[]): Promise<Map<string, PersonRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

export type TaskFilter = {
  memberId?: string | undefined;
  skillId?: string | undefined;
  assigneeId?: string | undefined;
  isCompleted?: boolean | undefined;
};

/** One page of the tasks within reach, newest first. */
export const listTasks = async (
  principal: Principal,
  reach: Reach,
  { memberId, skillId, assigneeId, isCompleted }: TaskFilter,
  { skip, limit }: PageWindow,
): Promise<{ rows: SummaryRow[]; count: number }> => {
  const assigned = (userId: string) =>
    exists(
      db()
        .select({ one: sql`1` })
        .from(taskAssignees)
        .where(and(eq(taskAssignees.taskId, tasks.id), eq(taskAssignees.userId, userId))),
    );
  const where = and(
    inScope({ memberId, skillId }),
    assigneeId ? assigned(assigneeId) : undefined,
    isCompleted === undefined ? undefined : eq(tasks.isCompleted, isCompleted),
    // isCompleted=false means still to be done, which leaves out closed tasks.
    isCompleted === false ? isNull(tasks.closedAt) : undefined,
    isNull(members.deletedAt),
    childWithinReach(principal, reach),
  );
  const rows = await db()
    .select(summaryColumns)
    .from(tasks)
    .innerJoin(members, eq(members.id, tasks.memberId))
    .where(where)
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(tasks)
    .innerJoin(members, eq(members.id, tasks.memberId))
    .where(where);
  return { rows, count: counted?.count ?? 0 };
};

const ticker = alias(users, 'ticker');
const creator = alias(users, 'creator');

/** One task with its related records, if the principal reaches the family. */
export const findTaskWithin = async (principal: Principal, reach: Reach, id: string) =>
  (
    await db()
      .select({
        task: tasks,
        skill: { id: skills.id, name: skills.name, status: skills.status },
        outcome: { id: outcomes.id, name: outcomes.name, status: outcomes.status },
        creator: { id: creator.id, firstName: creator.firstName, lastName: creator.lastName, avatar: creator.avatar },
        ticker: { id: ticker.id, firstName: ticker.firstName, lastName: ticker.lastName, avatar: ticker.avatar },
      })
      .from(tasks)
      .innerJoin(skills, eq(skills.id, tasks.skillId))
      .innerJoin(outcomes, eq(outcomes.id, skills.outcomeId))
      .innerJoin(members, eq(members.id, tasks.memberId))
      .innerJoin(creator, eq(creator.id, tasks.createdBy))
      .leftJoin(ticker, eq(ticker.id, tasks.completedBy))
      .where(and(eq(tasks.id, id), present, isNull(members.deletedAt), childWithinReach(principal, reach)))
  )[0];
export type TaskRecord = NonNullable<Awaited<ReturnType<typeof findTaskWithin>>>;

/** Tasks with these ids within reach, as stored, in any order, each with the ids of its resources. */
export const wholeTasks = (principal: Principal, reach: Reach, ids: string[]) =>
  db()
    .select({
      task: tasks,
      resources: sql<string[]>`array(select ${taskResources.resourceId}::text from ${taskResources}
        where ${taskResources.taskId} = ${tasks.id} order by ${taskResources.resourceId})`,
    })
    .from(tasks)
    .innerJoin(members, eq(members.id, tasks.memberId))
    .where(and(inArray(tasks.id, ids), present, isNull(members.deletedAt), childWithinReach(principal, reach)));

export const resourcesOfTask = async (taskId: string): Promise<string[]> =>
  (
    await db()
      .select({ id: taskResources.resourceId })
      .from(taskResources)
      .where(eq(taskResources.taskId, taskId))
      .orderBy(asc(taskResources.resourceId))
  ).map(({ id }) => id);

/** Soft-deletes the tasks of a removed skill, in the transaction that removes it, and returns their ids. */
export const hideTasksOf = async (skillId: string): Promise<string[]> =>
  (
    await db()
      .update(tasks)
      .set({ deletedAt: sql`now()`, version: sql`version + 1` })
      .where(and(eq(tasks.skillId, skillId), present))
      .returning({ id: tasks.id })
  ).map(({ id }) => id);

/** Restores the tasks that were removed with their skill, at the same instant, and returns their ids. */
export const showTasksOf = async (skillId: string): Promise<string[]> =>
  (
    await db()
      .update(tasks)
      .set({ deletedAt: null, version: sql`version + 1` })
      .where(
        and(
          eq(tasks.skillId, skillId),
          eq(tasks.deletedAt, db().select({ at: skills.deletedAt }).from(skills).where(eq(skills.id, skillId))),
        ),
      )
      .returning({ id: tasks.id })
  ).map(({ id }) => id);
