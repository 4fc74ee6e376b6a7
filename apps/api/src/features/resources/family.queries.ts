import { and, eq, exists, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { db } from '../../kernel/db/context.ts';
import { nextVersion } from '../../kernel/db/versioned.ts';
import { assignFiles } from '../../kernel/files/queries.ts';
import { members, users, worksWith } from '../../kernel/identity/tables.ts';
import { fileOwner } from './queries.ts';
import { resourceFiles, resources, resourceShares } from './tables.ts';

// The family a resource belongs to. `resources.customer_id` decides who sees it; its files carry the same family.

export const assignFilesOf = async (resourceId: string, customerId: string): Promise<void> => {
  const rows = await db()
    .select({ id: resourceFiles.fileId })
    .from(resourceFiles)
    .where(eq(resourceFiles.resourceId, resourceId));
  await assignFiles(
    rows.map(({ id }) => id),
    customerId,
  );
};

export const assignToFamily = async (resourceId: string, customerId: string): Promise<void> => {
  await db()
    .update(resources)
    .set({ customerId, promoted: false, version: nextVersion })
    .where(eq(resources.id, resourceId));
  await assignFilesOf(resourceId, customerId);
};

/** The only family a resource was made for or shared with; null when there are several. */
export const onlyFamilyOf = async (resourceId: string): Promise<string | null> => {
  const rows = await union(
    db()
      .select({ id: members.parentId })
      .from(resourceShares)
      .innerJoin(members, eq(members.id, resourceShares.memberId))
      .where(eq(resourceShares.resourceId, resourceId)),
    db()
      .select({ id: members.parentId })
      .from(resources)
      .innerJoin(members, eq(members.id, resources.memberId))
      .where(eq(resources.id, resourceId)),
  );
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
};

export const fileOwnerOf = async (resourceId: string) => {
  const [row] = await db().select({ owner: fileOwner }).from(resources).where(eq(resources.id, resourceId));
  return row?.owner ?? null;
};

/** Whether the user may still see the names of the family's records. */
export const worksWithFamily = async (userId: string, customerId: string): Promise<boolean> => {
  const works = db()
    .select({ one: sql`1` })
    .from(worksWith)
    .where(and(eq(worksWith.businessUserId, userId), eq(worksWith.customerId, customerId)));
  const staff = and(eq(users.id, userId), or(eq(users.type, 'Administrator'), exists(works)));
  return (await db().$count(users, staff)) > 0;
};
