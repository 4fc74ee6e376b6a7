import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { SIGN_IN_WINDOW_MS } from '@amberway/contract/kernel/limits';
import { db } from '../../db/context.ts';
import { signInFailures } from '../tables.ts';

const windowOver = sql.raw(`sign_in_failures.window_start < now() - interval '${SIGN_IN_WINDOW_MS} milliseconds'`);

/** Counts one more for the key, atomically, and answers the count of the running window. */
export const countFailure = async (key: string): Promise<number> => {
  const [row] = await db()
    .insert(signInFailures)
    .values({ key, count: 1 })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        count: sql`case when ${windowOver} then 1 else ${signInFailures.count} + 1 end`,
        windowStart: sql`case when ${windowOver} then now() else ${signInFailures.windowStart} end`,
      },
    })
    .returning({ count: signInFailures.count });
  return row?.count ?? 0;
};

export const failuresOf = async (key: string): Promise<number> => {
  const [row] = await db()
    .select({ count: signInFailures.count })
    .from(signInFailures)
    .where(and(eq(signInFailures.key, key), sql`not (${windowOver})`));
  return row?.count ?? 0;
};

/** Takes that many off the key's count. */
export const takeFailures = (key: string, count: number) =>
  db()
    .update(signInFailures)
    .set({ count: sql`greatest(${signInFailures.count} - ${count}::int, 0)` })
    .where(eq(signInFailures.key, key));

export const clearFailures = (...keys: string[]) =>
  db().delete(signInFailures).where(inArray(signInFailures.key, keys));

export const sweepFailures = () =>
  db()
    .delete(signInFailures)
    .where(lt(signInFailures.windowStart, sql`now() - interval '1 day'`));
