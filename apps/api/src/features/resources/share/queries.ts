import { and, asc, desc, eq, inArray, isNull, like, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { childWithinReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members } from '../../../kernel/identity/tables.ts';
import { lookups } from '../../lookups/public.ts';
import { creator, resourceColumns } from '../queries.ts';
import { resources, resourceShares, resourceTasks } from '../tables.ts';
import { assignToFamily } from '../family.queries.ts';
import { allowedFor, ofLibrary, undeleted, viewerOf, visibleTo } from '../visible.queries.ts';

const child = {
  id: members.id,
  parentId: members.parentId,
  firstName: members.firstName,
  lastName: members.lastName,
};

/** The caller has checked access to the family. */
export const childrenOf = (customerId: string) =>
  db()
    .select(child)
    .from(members)
    .where(and(eq(members.parentId, customerId), isNull(members.deletedAt)))
    .orderBy(asc(members.id));
export type Child = Awaited<ReturnType<typeof childrenOf>>[number];

/** Which of the resources are shared with any child of the family. */
export const sharedWithFamily = async (customerId: string, resourceIds: string[]): Promise<string[]> => {
  const rows = await db()
    .selectDistinct({ id: resourceShares.resourceId })
    .from(resourceShares)
    .innerJoin(members, eq(members.id, resourceShares.memberId))
    .where(
      and(eq(members.parentId, customerId), isNull(members.deletedAt), inArray(resourceShares.resourceId, resourceIds)),
    );
  return rows.map(({ id }) => id);
};

const usedForChild = sql<boolean>`exists (
  select 1 from resource_tasks t where t.resource_id = ${resources.id} and t.member_id = ${resourceShares.memberId})`;

/** Lists of shared resources leave out deleted ones, and rejected ones for the family. */
const shown = (principal: Principal): SQL | undefined =>
  viewerOf(principal) === 'family' ? and(undeleted, ne(resources.status, 'Reject')) : undeleted;

export type SharedWith = { memberId: string } | { customerId: string };
const sharedWith = (whom: SharedWith) =>
  'memberId' in whom ? eq(resourceShares.memberId, whom.memberId) : eq(members.parentId, whom.customerId);

/** Compared as the search text is, which also holds the description and the creator's name. */
const title = sql`resource_search_text(null, ${resources.name}, null, null, null)`;

type SharedFilter = { search: string[]; usedIn?: 'tasks' | undefined };

/** One page of the resources shared with these children, latest first. The caller has checked access to them. */
export const listShared = async (
  principal: Principal,
  whom: SharedWith,
  { search, usedIn }: SharedFilter,
  { skip, limit }: PageWindow,
) => {
  const where = and(
    sharedWith(whom),
    isNull(members.deletedAt),
    shown(principal),
    usedIn && usedForChild,
    ...search.map((pattern) => like(title, pattern)),
  );
  const rows = await db()
    .select({
      ...resourceColumns,
      hasTasks: usedForChild.as('has_tasks'),
      child,
      sharedAt: resourceShares.createdAt,
    })
    .from(resourceShares)
    .innerJoin(members, eq(members.id, resourceShares.memberId))
    .innerJoin(resources, eq(resources.id, resourceShares.resourceId))
    .innerJoin(lookups, eq(lookups.id, resources.typeId))
    .innerJoin(creator, eq(creator.id, resources.createdBy))
    .where(where)
    .orderBy(desc(resourceShares.createdAt), desc(resourceShares.resourceId), asc(resourceShares.memberId))
    .limit(limit)
    .offset(skip);
  const [total] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(resourceShares)
    .innerJoin(members, eq(members.id, resourceShares.memberId))
    .innerJoin(resources, eq(resources.id, resourceShares.resourceId))
    .where(where);
  return { rows, count: total?.count ?? 0 };
};
export type SharedRow = Awaited<ReturnType<typeof listShared>>['rows'][number];

const NAMES_MAX = 1_000;

/** The names of everything shared with a child. */
export const sharedNames = (principal: Principal, memberId: string) =>
  db()
    .select({ _id: resources.id, name: resources.name, hasTasks: usedForChild })
    .from(resourceShares)
    .innerJoin(resources, eq(resources.id, resourceShares.resourceId))
    .where(and(eq(resourceShares.memberId, memberId), shown(principal)))
    .orderBy(asc(resources.name), asc(resources.id))
    .limit(NAMES_MAX);

/**
 * A private resource shared with nobody yet becomes the property of the first family it is shared with. The rows stay
 * locked, so that of two concurrent shares only one family gets it.
 */
export const claimPrivate = async (principal: Principal, customerId: string, ids: string[]): Promise<void> => {
  const shared = db()
    .select({ one: sql`1` })
    .from(resourceShares)
    .where(eq(resourceShares.resourceId, resources.id));
  const free = await db()
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(
        inArray(resources.id, ids),
        undeleted,
        ofLibrary,
        eq(resources.isPrivate, true),
        notExists(shared),
        visibleTo(principal),
      ),
    )
    .orderBy(asc(resources.id))
    .for('no key update');
  for (const { id } of free) await assignToFamily(id, customerId);
};

/** Those that may be shared with the family. Locked, so that none is rejected or deleted meanwhile. */
export const holdResources = (principal: Principal, customerId: string, ids: string[]) =>
  db()
    .select({ id: resources.id, name: resources.name, status: resources.status })
    .from(resources)
    .where(and(inArray(resources.id, ids), undeleted, visibleTo(principal), allowedFor(customerId)))
    .orderBy(asc(resources.id))
    .for('share');

/** How many of them the principal sees, regardless of whom they may be shared with. */
export const countSeen = (principal: Principal, ids: string[]): Promise<number> =>
  db().$count(resources, and(inArray(resources.id, ids), undeleted, visibleTo(principal)));

/** Returns the shares that are new; of two concurrent shares only one returns it. */
export const addShares = async (memberId: string, resourceIds: string[], sharedBy: string): Promise<string[]> => {
  const rows = await db()
    .insert(resourceShares)
    .values(resourceIds.map((resourceId) => ({ memberId, resourceId, sharedBy })))
    .onConflictDoNothing()
    .returning({ id: resourceShares.resourceId });
  return rows.map(({ id }) => id);
};

export const holdShares = async (memberId: string, resourceIds: string[]): Promise<string[]> => {
  const rows = await db()
    .select({ id: resourceShares.resourceId })
    .from(resourceShares)
    .where(and(eq(resourceShares.memberId, memberId), inArray(resourceShares.resourceId, resourceIds)))
    .orderBy(asc(resourceShares.resourceId))
    .for('update');
  return rows.map(({ id }) => id);
};

export const removeShares = (memberId: string, resourceIds: string[]) =>
  db()
    .delete(resourceShares)
    .where(and(eq(resourceShares.memberId, memberId), inArray(resourceShares.resourceId, resourceIds)));

/** Tasks that use these resources, of one child or of all children within reach, newest first. */
export const tasksUsing = (
  principal: Principal,
  reach: Reach,
  resourceIds: string[],
  memberId?: string,
): Promise<{ _id: string; name: string; createdAt: string }[]> =>
  db()
    .select({ _id: resourceTasks.taskId, name: resourceTasks.name, createdAt: resourceTasks.createdAt })
    .from(resourceTasks)
    .innerJoin(members, eq(members.id, resourceTasks.memberId))
    .where(
      and(
        inArray(resourceTasks.resourceId, resourceIds),
        memberId ? eq(resourceTasks.memberId, memberId) : undefined,
        childWithinReach(principal, reach),
      ),
    )
    .orderBy(desc(resourceTasks.createdAt), desc(resourceTasks.taskId))
    .limit(500);
