import { and, eq, ne, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { withinReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../../kernel/db/versioned.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { users } from '../../../kernel/identity/tables.ts';

export type StoredUser = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export const lockUser = (principal: Principal, reach: Reach, id: string, version?: number): Promise<StoredUser> =>
  lockForEdit(
    users,
    id,
    version,
    and(ne(users.type, 'Member'), withinReach(principal, reach, users.id)),
    'no key update',
  );

export const insertUser = (user: NewUser) => db().insert(users).values(user);

export const storeUser = (id: string, values: Partial<NewUser>) =>
  db()
    .update(users)
    .set({ ...values, version: nextVersion })
    .where(eq(users.id, id));

/** The advisory lock for changes of who is an administrator, shared by all processes on a database. */
const ADMINISTRATORS_LOCK = 4_207_121_307;

/** Counts the other active administrators. Concurrent changes are serialised, so that the second sees the first. */
export const countOtherAdministrators = async (id: string): Promise<number> => {
  await db().execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
  return db().$count(users, and(eq(users.type, 'Administrator'), eq(users.userStatus, 'Active'), ne(users.id, id)));
};

export const emailSignatureOf = async (id: string): Promise<string> =>
  (await db().select({ text: users.emailSignature }).from(users).where(eq(users.id, id)))[0]?.text ?? '';

/** The same, locked: of two changes the second replaces the pictures of the first. Call it in a transaction. */
export const lockEmailSignature = async (id: string): Promise<string> =>
  (await db().select({ text: users.emailSignature }).from(users).where(eq(users.id, id)).for('no key update'))[0]
    ?.text ?? '';

/** The signature is not part of the record that others edit, so the version stays the same. */
export const storeEmailSignature = (id: string, emailSignature: string) =>
  db().update(users).set({ emailSignature }).where(eq(users.id, id));
