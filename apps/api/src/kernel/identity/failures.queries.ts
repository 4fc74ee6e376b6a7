import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { SECOND, SIGN_IN_WINDOW_MS } from '@amberway/contract/kernel/limits';
import { db } from '../db/context.ts';
import type { Counted } from '../limits/queries.ts';
import { signInFailures } from './tables.ts';

const windowOver = sql.raw(`sign_in_failures.window_start < now() - interval '${SIGN_IN_WINDOW_MS} milliseconds'`);

const secondsLeft = sql<number>`extract(epoch from ${signInFailures.windowStart} - now())::float + ${sql.raw(String(SIGN_IN_WINDOW_MS / SECOND))}`;

/** Counts one more for the key, atomically, and returns the count of the current window. */
export const countFailure = async (key: string): Promise<Counted> => {
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
    .returning({ count: signInFailures.count, secondsLeft });
  if (!row) throw new Error('The failure was not counted.');
  return row;
};

export const failuresOf = async (key: string): Promise<number> => {
  const [row] = await db()
    .select({ count: signInFailures.count })
    .from(signInFailures)
    .where(and(eq(signInFailures.key, key), sql`not (${windowOver})`));
  return row?.count ?? 0;
};

/** Subtracts that many from the count of each key. */
export const takeFailures = (count: number, ...keys: string[]) =>
  db()
    .update(signInFailures)
    .set({ count: sql`greatest(${signInFailures.count} - ${count}::int, 0)` })
    .where(inArray(signInFailures.key, keys));

export const clearFailures = (...keys: string[]) =>
  db().delete(signInFailures).where(inArray(signInFailures.key, keys));

export const sweepFailures = () =>
  db()
    .delete(signInFailures)
    .where(lt(signInFailures.windowStart, sql`now() - interval '1 day'`));
