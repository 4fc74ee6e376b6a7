import { and, desc, eq } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { resourceFavourites, resources } from './tables.ts';
import { visibleTo } from './visible.queries.ts';

export const favouriteIds = async (principal: Principal): Promise<string[]> => {
  const rows = await db()
    .select({ id: resourceFavourites.resourceId })
    .from(resourceFavourites)
    .innerJoin(resources, eq(resources.id, resourceFavourites.resourceId))
    .where(and(eq(resourceFavourites.userId, principal.actorId), visibleTo(principal)))
    .orderBy(desc(resourceFavourites.createdAt));
  return rows.map(({ id }) => id);
};

/** Removes the star, or sets it when there was none. Returns whether it is set now. */
export const toggleStar = async (userId: string, resourceId: string): Promise<boolean> => {
  const star = and(eq(resourceFavourites.userId, userId), eq(resourceFavourites.resourceId, resourceId));
  const removed = await db().delete(resourceFavourites).where(star).returning({ id: resourceFavourites.resourceId });
  if (removed.length > 0) return false;
  await db().insert(resourceFavourites).values({ userId, resourceId }).onConflictDoNothing();
  return true;
};
