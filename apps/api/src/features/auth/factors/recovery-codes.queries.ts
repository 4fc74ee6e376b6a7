import { and, count, eq, isNull, min, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { recoveryCodes } from '../tables.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/** Returns how many there were, used ones too. */
export const deleteRecoveryCodes = async (userId: string): Promise<number> =>
  (await db().delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).returning({ hash: recoveryCodes.hash }))
    .length;

export const replaceRecoveryCodes = async (userId: string, codes: readonly string[]) => {
  await deleteRecoveryCodes(userId);
  await db()
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, hash: hashRecoveryCode(code) })));
};

/** Uses up the code: of two requests with the same one, only one does. */
export const spendRecoveryCode = async (userId: string, typed: string): Promise<boolean> => {
  const rows = await db()
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hashRecoveryCode(typed)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
};

/** Null when none were made, or they were removed. */
export const recoveryCodesOf = async (userId: string) => {
  const [row] = await db()
    .select({
      left: sql<number>`${count()} filter (where ${recoveryCodes.usedAt} is null)`.mapWith(Number),
      createdAt: min(recoveryCodes.createdAt),
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.createdAt ? { left: row.left, createdAt: row.createdAt } : null;
};
