import { desc, eq, or } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import { users } from '../../kernel/identity/tables.ts';
import { quickLinks } from './tables.ts';

export type QuickLinkRow = typeof quickLinks.$inferSelect;

/** More global links than any screen could show. */
const LISTED = 500;

const visibleTo = (userId: string) => or(eq(quickLinks.createdBy, userId), eq(quickLinks.isGlobal, true));

/** The user's own links and the global ones: starred first, then newest first. */
export const listQuickLinks = (userId: string): Promise<QuickLinkRow[]> =>
  db()
    .select()
    .from(quickLinks)
    .where(visibleTo(userId))
    .orderBy(desc(quickLinks.isStarred), desc(quickLinks.createdAt), desc(quickLinks.id))
    .limit(LISTED);

/** The number of links, with the owner's row locked so that concurrent adds cannot exceed the limit. */
export const countHeld = async (userId: string): Promise<number> => {
  await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return db().$count(quickLinks, eq(quickLinks.createdBy, userId));
};

const only = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('The quick link was not stored.');
  return row;
};

export const insertQuickLink = async (values: typeof quickLinks.$inferInsert): Promise<QuickLinkRow> =>
  only(await db().insert(quickLinks).values(values).returning());

export const lockQuickLink = (userId: string, id: string, version?: number) =>
  lockForEdit(quickLinks, id, version, visibleTo(userId));

export const storeQuickLink = async (id: string, values: Partial<QuickLinkRow>): Promise<QuickLinkRow> =>
  only(
    await db()
      .update(quickLinks)
      .set({ ...values, version: nextVersion })
      .where(eq(quickLinks.id, id))
      .returning(),
  );

export const removeQuickLink = (id: string) => db().delete(quickLinks).where(eq(quickLinks.id, id));
