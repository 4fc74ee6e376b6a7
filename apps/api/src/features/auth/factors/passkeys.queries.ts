import { and, desc, eq, lt, notInArray, or, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { passkeys } from '../tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeysOf = (userId: string) =>
  db().select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt), passkeys.id);

export const findPasskey = async (credentialId: string): Promise<PasskeyRow | undefined> =>
  (await db().select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0];

/** False when the credential is known already. */
export const insertPasskey = async (values: typeof passkeys.$inferInsert): Promise<string | undefined> => {
  const [row] = await db().insert(passkeys).values(values).onConflictDoNothing().returning({ id: passkeys.id });
  return row?.id;
};

/**
 * Records that it was used, and locks it until the transaction ends. False when its counter did not go up, which happens
 * with a copied authenticator, or when it was removed meanwhile. An authenticator that does not count sends 0 every time;
 * one that has counted cannot go back to 0 (Web Authentication, 'Verifying an Authentication Assertion', signCount).
 */
export const usePasskey = async (id: string, counter: number, backedUp: boolean): Promise<boolean> => {
  const rows = await db()
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  return rows.length > 0;
};

export const renamePasskeyOf = async (userId: string, id: string, name: string): Promise<boolean> => {
  const rows = await db()
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
};

export const deletePasskeyOf = async (userId: string, id: string): Promise<boolean> => {
  const rows = await db()
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
};

/** Deletes all passkeys of a person but these. Returns how many. */
export const deletePasskeysOf = async (userId: string, except: readonly string[] = []): Promise<number> =>
  (
    await db()
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), except.length > 0 ? notInArray(passkeys.id, [...except]) : undefined))
      .returning({ id: passkeys.id })
  ).length;
