import { eq, sql } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';

export const unreadCountOf = async (userId: string): Promise<number> => {
  const [row] = await db().select({ unreadCount: users.unreadCount }).from(users).where(eq(users.id, userId));
  return row?.unreadCount ?? 0;
};

/** Counts up or down, never below nothing, and answers what it has become. */
export const addToUnreadCount = async (userId: string, change: number): Promise<number> => {
  const [row] = await db()
    .update(users)
    .set({ unreadCount: sql`greatest(0, ${users.unreadCount} + ${change})` })
    .where(eq(users.id, userId))
    .returning({ unreadCount: users.unreadCount });
  return row?.unreadCount ?? 0;
};
