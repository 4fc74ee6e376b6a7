import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { RESET_WAIT_MS } from '@amberway/contract/auth/factor-limits';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';
import { factorResets } from '../tables.ts';

const oldest = sql.raw(`now() - interval '${RESET_WAIT_MS} milliseconds'`);

/** The pending reset of this person, while whoever began it is still an administrator. */
export const findReset = async (userId: string) => {
  const [row] = await db()
    .select({ requestedBy: factorResets.requestedBy })
    .from(factorResets)
    .innerJoin(users, eq(users.id, factorResets.requestedBy))
    .where(
      and(
        eq(factorResets.userId, userId),
        gt(factorResets.requestedAt, oldest),
        eq(users.type, 'Administrator'),
        eq(users.userStatus, 'Active'),
      ),
    );
  return row;
};

export const putReset = async (userId: string, requestedBy: string): Promise<string> => {
  const [row] = await db()
    .insert(factorResets)
    .values({ userId, requestedBy })
    .onConflictDoUpdate({ target: factorResets.userId, set: { requestedBy, requestedAt: sql`now()` } })
    .returning({ requestedAt: factorResets.requestedAt });
  if (!row) throw new Error('The reset was not stored.');
  return new Date(Date.parse(row.requestedAt) + RESET_WAIT_MS).toISOString();
};

export const deleteReset = (userId: string) => db().delete(factorResets).where(eq(factorResets.userId, userId));

export const sweepResets = () => db().delete(factorResets).where(lt(factorResets.requestedAt, oldest));
