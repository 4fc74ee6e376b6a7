import { and, desc, eq } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { db } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import { users } from '../../kernel/identity/tables.ts';
import { favourites } from './tables.ts';

export type FavouriteRow = typeof favourites.$inferSelect;

const ofUser = (userId: string, memberId?: string) =>
  and(eq(favourites.userId, userId), memberId ? eq(favourites.memberId, memberId) : undefined);

export const listFavourites = async (userId: string, memberId: string | undefined, { skip, limit }: PageWindow) => {
  const where = ofUser(userId, memberId);
  const rows = await db()
    .select()
    .from(favourites)
    .where(where)
    .orderBy(desc(favourites.updatedAt), desc(favourites.id))
    .limit(limit)
    .offset(skip);
  return { rows, count: await db().$count(favourites, where) };
};

/** The number of favourites, with the owner's row locked, so that concurrent requests do not exceed the limit. */
export const countHeld = async (userId: string): Promise<number> => {
  await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return db().$count(favourites, ofUser(userId));
};

const only = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('The favourite was not stored.');
  return row;
};

export const insertFavourite = async (values: typeof favourites.$inferInsert): Promise<FavouriteRow> =>
  only(await db().insert(favourites).values(values).returning());

export const lockFavourite = (userId: string, id: string, version?: number) =>
  lockForEdit(favourites, id, version, eq(favourites.userId, userId));

export const storeFavourite = async (
  id: string,
  values: { name?: string | undefined; url?: string | undefined },
): Promise<FavouriteRow> =>
  only(
    await db()
      .update(favourites)
      .set({ ...values, version: nextVersion })
      .where(eq(favourites.id, id))
      .returning(),
  );

export const removeFavourite = (id: string) => db().delete(favourites).where(eq(favourites.id, id));
