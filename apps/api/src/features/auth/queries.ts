import { and, eq, ne, sql } from 'drizzle-orm';
import { GRACE_MS } from '@amberway/contract/auth/factor-limits';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';

/** The first user by id. For statements that are rolled back. */
export const anyRecipient = async () => {
  const [row] = await db()
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .orderBy(users.id)
    .limit(1);
  return row;
};

/** All active administrators, as mail recipients. */
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

type Account = typeof users.$inferSelect;

export const findByEmail = async (email: string) =>
  (
    await db()
      .select()
      .from(users)
      .where(and(eq(users.email, email), ne(users.userStatus, 'Deleted')))
  )[0];

export const maySignIn = ({ userStatus, type }: Pick<Account, 'userStatus' | 'type'>): boolean =>
  SIGN_IN_STATUSES.includes(userStatus) && type !== 'Member';

/** The account by its id, with everything that a sign-in needs. */
export const findUserForSignIn = async (id: string) =>
  (
    await db()
      .select()
      .from(users)
      .where(and(eq(users.id, id), ne(users.userStatus, 'Deleted')))
  )[0];

export const passwordHashOf = async (id: string) =>
  (await db().select({ hash: users.passwordHash }).from(users).where(eq(users.id, id)))[0]?.hash;

/** Locks the row, so that the password stays the same until the transaction ends. */
export const holdPasswordHash = async (id: string) =>
  (await db().select({ hash: users.passwordHash }).from(users).where(eq(users.id, id)).for('share'))[0]?.hash;

/**
 * Locks the account for what uses or changes a factor, until the transaction ends. Taken before any row of a factor or
 * session: resets and removals lock in this order, too, and would deadlock with any other.
 */
export const holdUser = (id: string) =>
  db().select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');

/** The days of grace begin with the first sign-in. */
export const startGrace = async (id: string): Promise<string | null> => {
  const [row] = await db()
    .update(users)
    .set({ graceUntil: sql`coalesce(${users.graceUntil}, now() + ${`${GRACE_MS} milliseconds`}::interval)` })
    .where(eq(users.id, id))
    .returning({ graceUntil: users.graceUntil });
  return row?.graceUntil ?? null;
};

/** A password set through a mailed link also validates the address. */
export const storePassword = (id: string, passwordHash: string, validated?: true) =>
  db()
    .update(users)
    .set({ passwordHash, passwordChangedAt: sql`now()`, ...(validated && { validated }) })
    .where(eq(users.id, id));

/** Nobody signs in with it until a link sets a new one. */
export const endPassword = (id: string) =>
  db()
    .update(users)
    .set({ passwordHash: null, passwordChangedAt: sql`now()` })
    .where(eq(users.id, id));
