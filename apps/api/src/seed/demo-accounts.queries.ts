import { and, asc, between, count, eq, inArray, isNotNull, ne, not, or } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { demoId } from '@amberway/fixtures/ids';
import { db } from '../kernel/db/context.ts';
import { verifyPassword } from '../kernel/identity/passwords.ts';
import { users } from '../kernel/identity/tables.ts';

/** By id, since an e-mail address may have been changed. Those of SEED_SCALE are among them. */
const isDemoAccount = between(users.id, demoId('user', 0), demoId('user', 0xff_ff_ff_ff_ff_ff));

/** How many accounts of the demo still have the published password, whatever their status. */
export const countPublishedPasswords = async (): Promise<number> => {
  // Accounts of the demo share one hash until somebody changes it, so this checks one hash, not each account.
  const hashes = await db()
    .select({ hash: users.passwordHash, accounts: count() })
    .from(users)
    .where(and(isDemoAccount, isNotNull(users.passwordHash)))
    .groupBy(users.passwordHash);
  let published = 0;
  for (const { hash, accounts } of hashes) if (await verifyPassword(hash, DEMO_PASSWORD)) published += accounts;
  return published;
};

/** All of them, also those whose password somebody has changed; without those that were erased. */
export const listDemoAccounts = () =>
  db()
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(isDemoAccount, or(isNotNull(users.passwordHash), ne(users.userStatus, 'Deleted'))))
    .orderBy(asc(users.id));

/** Whether somebody who is none of the demo administers this server. */
export const hasOwnAdministrator = async (): Promise<boolean> =>
  (await db().$count(
    users,
    and(not(isDemoAccount), eq(users.type, 'Administrator'), inArray(users.userStatus, [...SIGN_IN_STATUSES])),
  )) > 0;
