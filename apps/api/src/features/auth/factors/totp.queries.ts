import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { CHALLENGE_MS } from '@amberway/contract/auth/factor-limits';
import { db } from '../../../kernel/db/context.ts';
import { totpSecrets } from '../tables.ts';

export const findTotp = async (userId: string) =>
  (await db().select().from(totpSecrets).where(eq(totpSecrets.userId, userId)))[0];

/** Begins a set-up; an earlier one is replaced, a secret in use stays. Returns when it expires. */
export const putPendingTotp = async (userId: string, pending: string): Promise<string> => {
  const values = { pending, pendingUntil: sql`now() + ${`${CHALLENGE_MS} milliseconds`}::interval` };
  const [row] = await db()
    .insert(totpSecrets)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: values })
    .returning({ until: totpSecrets.pendingUntil });
  if (!row?.until) throw new Error('The set-up was not stored.');
  return row.until;
};

export const findPendingTotp = async (userId: string): Promise<string | undefined> => {
  const [row] = await db()
    .select({ pending: totpSecrets.pending })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), gt(totpSecrets.pendingUntil, sql`now()`)));
  return row?.pending ?? undefined;
};

/** Puts the pending secret into use, its first code being spent. False when another set-up replaced it meanwhile. */
export const confirmTotp = async (userId: string, pending: string, step: number): Promise<boolean> => {
  const rows = await db()
    .update(totpSecrets)
    .set({ sealed: pending, confirmedAt: sql`now()`, lastStep: step, pending: null, pendingUntil: null })
    .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.pending, pending)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
};

/** Spends the step: of two requests with one code, only one does. A step before the last one is spent, too. */
export const spendStep = async (userId: string, sealed: string, step: number): Promise<boolean> => {
  const rows = await db()
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        eq(totpSecrets.sealed, sealed),
        or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step)),
      ),
    )
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
};

/** False when no codes were on. A set-up that was begun ends as well. */
export const deleteTotp = async (userId: string): Promise<boolean> => {
  const rows = await db()
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
};

/** Removes set-ups that were never finished. */
export const sweepTotp = async () => {
  const isOver = lt(totpSecrets.pendingUntil, sql`now()`);
  await db()
    .delete(totpSecrets)
    .where(and(isOver, isNull(totpSecrets.confirmedAt)));
  await db()
    .update(totpSecrets)
    .set({ pending: null, pendingUntil: null })
    .where(and(isOver, isNotNull(totpSecrets.confirmedAt)));
};
