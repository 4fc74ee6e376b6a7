import { and, desc, eq, or, sql } from 'drizzle-orm';
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
 * with a copied authenticator, or when it was removed meanwhile. Counters of 0 are not counted by the authenticator.
 */
export const usePasskey = async (id: string, counter: number, backedUp: boolean): Promise<boolean> => {
  const rows = await db()
    .update(passkeys)
    // A 0 in between does not make the authenticator start anew.
    .set({ counter: sql`greatest(${passkeys.counter}, ${counter}::bigint)`, backedUp, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(passkeys.id, id),
        or(sql`${passkeys.counter} < ${counter}`, eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
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

export const deletePasskeysOf = (userId: string) => db().delete(passkeys).where(eq(passkeys.userId, userId));
