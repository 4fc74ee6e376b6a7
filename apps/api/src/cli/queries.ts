import { and, eq, ne, sql } from 'drizzle-orm';
import { db } from '../kernel/db/context.ts';
import { users } from '../kernel/identity/tables.ts';

export const insertAdministrator = async (person: {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}): Promise<string> => {
  const [row] = await db()
    .insert(users)
    .values({ ...person, type: 'Administrator', validated: true, firstTimeLogin: false, passwordChangedAt: sql`now()` })
    .returning({ id: users.id });
  if (!row) throw new Error('The administrator was not stored.');
  return row.id;
};

export const findUserId = async (email: string): Promise<string | undefined> =>
  (
    await db()
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), ne(users.userStatus, 'Deleted')))
  )[0]?.id;
