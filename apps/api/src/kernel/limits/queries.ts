import { lt, sql } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { rateWindows } from './tables.ts';

/** Counts one more in the key's window, atomically for all processes. */
export const hitSharedWindow = async (key: string, windowMs: number): Promise<number> => {
  const ends = sql`now() + ${`${windowMs} milliseconds`}::interval`;
  const over = sql`rate_windows.ends_at < now()`;
  const [row] = await db()
    .insert(rateWindows)
    .values({ key, count: 1, endsAt: ends })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateWindows.count} + 1 end`,
        endsAt: sql`case when ${over} then ${ends} else ${rateWindows.endsAt} end`,
      },
    })
    .returning({ count: rateWindows.count });
  return row?.count ?? 0;
};

export const sweepRateWindows = () =>
  db()
    .delete(rateWindows)
    .where(lt(rateWindows.endsAt, sql`now()`));
