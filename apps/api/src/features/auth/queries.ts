import { and, eq } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';

/** Whoever comes first. For work that is rolled back. */
export const anyRecipient = async () => {
  const [row] = await db()
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .orderBy(users.id)
    .limit(1);
  return row;
};

/** Who can administer now, for mails. */
export const findAdministrators = () =>
  db()
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(and(eq(users.type, 'Administrator'), eq(users.userStatus, 'Active')))
    .orderBy(users.id);
