import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../tables.ts';

export type Ways = { passkeys: number; totp: boolean; recoveryCodes: number };

/** How many passkeys and unused recovery codes a person has, and whether codes from an app are on. */
export const countWays = async (userId: string): Promise<Ways> => {
  // One after another: this runs in transactions, which have one connection.
  const keys = await db().$count(passkeys, eq(passkeys.userId, userId));
  const totp = await db().$count(totpSecrets, and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  const codes = await db().$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return { passkeys: keys, totp: totp > 0, recoveryCodes: codes };
};

const account = {
  id: users.id,
  type: users.type,
  userStatus: users.userStatus,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  timeZone: users.timeZone,
  secondFactorSince: users.secondFactorSince,
  factorsWaitUntil: users.factorsWaitUntil,
};

/** Locks the account until the transaction ends, so that its factors change one at a time. */
export const holdAccount = async (id: string) =>
  (await db().select(account).from(users).where(eq(users.id, id)).for('no key update'))[0];
export type HeldAccount = NonNullable<Awaited<ReturnType<typeof holdAccount>>>;

export const setSecondFactor = (id: string, has: boolean) =>
  db()
    .update(users)
    .set({ secondFactorSince: has ? sql`coalesce(${users.secondFactorSince}, now())` : null })
    .where(eq(users.id, id));

/** Until when new factors do not count, in milliseconds from now; null when they do. */
export const setFactorsWait = (id: string, ms: number | null) =>
  db()
    .update(users)
    .set({ factorsWaitUntil: ms === null ? null : sql`now() + ${`${ms} milliseconds`}::interval` })
    .where(eq(users.id, id));
