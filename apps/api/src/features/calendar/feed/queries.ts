import { and, eq, inArray, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { calendarFeeds } from '../tables.ts';

export const findFeed = async (userId: string) =>
  (await db().select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)))[0];

/** One feed per user: a new one replaces the old one. */
export const putFeed = async (userId: string, secretHash: string, showsDetails: boolean) => {
  const [row] = await db()
    .insert(calendarFeeds)
    .values({ userId, secretHash, showsDetails })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { secretHash, showsDetails, createdAt: sql`now()`, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('The calendar address was not stored.');
  return row;
};

export const deleteFeed = async (userId: string): Promise<boolean> =>
  (await db().delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).returning()).length > 0;

/** The feed's user, as long as they may sign in. */
export const openFeed = async (secretHash: string) =>
  (
    await db()
      .select({ userId: calendarFeeds.userId, showsDetails: calendarFeeds.showsDetails })
      .from(calendarFeeds)
      .innerJoin(users, eq(users.id, calendarFeeds.userId))
      .where(and(eq(calendarFeeds.secretHash, secretHash), inArray(users.userStatus, [...SIGN_IN_STATUSES])))
  )[0];
