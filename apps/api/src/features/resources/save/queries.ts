import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../../kernel/db/versioned.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { lookups } from '../../lookups/public.ts';
import { resourceFiles, resourceObjectiveLinks, resourceObjectives, resources, resourceTasks } from '../tables.ts';
import { visibleTo } from '../visible.queries.ts';

export type NewResource = typeof resources.$inferInsert;
export type StoredResource = typeof resources.$inferSelect;

export const lockResource = (principal: Principal, id: string, version?: number, also?: SQL): Promise<StoredResource> =>
  lockForEdit(resources, id, version, and(visibleTo(principal), also));

export const insertResource = async (values: NewResource): Promise<string> => {
  const [row] = await db().insert(resources).values(values).returning({ id: resources.id });
  if (!row) throw new Error('The resource was not stored.');
  return row.id;
};

export const updateResource = (id: string, values: Partial<NewResource>) =>
  db()
    .update(resources)
    .set({ ...values, version: nextVersion })
    .where(eq(resources.id, id));

export const markDeleted = (id: string) => updateResource(id, { deletedAt: sql`now()` as never });

export const objectivesOf = async (resourceId: string): Promise<string[]> => {
  const rows = await db()
    .select({ id: resourceObjectiveLinks.objectiveId })
    .from(resourceObjectiveLinks)
    .where(eq(resourceObjectiveLinks.resourceId, resourceId))
    .orderBy(resourceObjectiveLinks.objectiveId);
  return rows.map(({ id }) => id);
};

export const addObjectives = (resourceId: string, ids: string[]) =>
  db()
    .insert(resourceObjectiveLinks)
    .values(ids.map((objectiveId) => ({ resourceId, objectiveId })))
    .onConflictDoNothing();

export const removeObjectives = (resourceId: string, ids: string[]) =>
  db()
    .delete(resourceObjectiveLinks)
    .where(and(eq(resourceObjectiveLinks.resourceId, resourceId), inArray(resourceObjectiveLinks.objectiveId, ids)));

/** Which of the ids are undeleted objectives. */
export const presentObjectives = async (ids: string[]): Promise<Set<string>> => {
  const rows = await db()
    .select({ id: resourceObjectives.id })
    .from(resourceObjectives)
    .where(and(inArray(resourceObjectives.id, ids), isNull(resourceObjectives.deletedAt)));
  return new Set(rows.map(({ id }) => id));
};

export const isResourceType = async (id: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.id, id), eq(lookups.type, 'resourceType'), isNull(lookups.deletedAt)));
  return rows.length > 0;
};

/** The type of this name, or else the first: for resources that nobody classified. */
export const anyResourceType = async (name: string): Promise<string> => {
  const [row] = await db()
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.type, 'resourceType'), isNull(lookups.deletedAt)))
    .orderBy(sql`${lookups.name} <> ${name}`, lookups.order, lookups.id)
    .limit(1);
  if (!row) throw new Error('There is no type of resource.');
  return row.id;
};

export const putFile = (resourceId: string, field: string, fileId: string) =>
  db()
    .insert(resourceFiles)
    .values({ resourceId, field, fileId })
    .onConflictDoUpdate({ target: [resourceFiles.resourceId, resourceFiles.field], set: { fileId } });

export const dropFile = (resourceId: string, field: string) =>
  db()
    .delete(resourceFiles)
    .where(and(eq(resourceFiles.resourceId, resourceId), eq(resourceFiles.field, field)));

/** By any child's task: a resource in use cannot be deleted either. */
export const isUsedByTask = async (resourceId: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: resourceTasks.taskId })
    .from(resourceTasks)
    .where(eq(resourceTasks.resourceId, resourceId))
    .limit(1);
  return rows.length > 0;
};

/** Toggles the flag and returns the new state. */
export const toggleFlag = async (principal: Principal, id: string) => {
  const [row] = await db()
    .update(resources)
    .set({ flagged: sql`not ${resources.flagged}` })
    .where(and(eq(resources.id, id), isNull(resources.deletedAt), visibleTo(principal)))
    .returning({
      flagged: resources.flagged,
      name: resources.name,
      fromMail: resources.fromMail,
      createdBy: resources.createdBy,
      customerId: resources.customerId,
    });
  return row;
};
