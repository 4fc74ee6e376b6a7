import { and, eq, inArray, ne } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';

/** Some active business user, for an example. */
export const someCoach = async (): Promise<string | undefined> => {
  const [row] = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'Business'), eq(users.userStatus, 'Active')))
    .orderBy(users.createdAt)
    .limit(1);
  return row?.id;
};

/** Which of the ids are business users who can be an author. */
export const presentCoaches = async (ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.type, 'Business'), ne(users.userStatus, 'Deleted')));
  return new Set(rows.map(({ id }) => id));
};
