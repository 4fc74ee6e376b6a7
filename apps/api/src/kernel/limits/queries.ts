import { lt, sql } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { rateWindows } from './tables.ts';

export type Counted = { count: number; /** Until the window ends. */ secondsLeft: number };

/** Counts one more in the key's window, atomically for all processes. */
export const hitSharedWindow = async (key: string, windowMs: number): Promise<Counted> => {
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
    .returning({
      count: rateWindows.count,
      secondsLeft: sql<number>`extract(epoch from ${rateWindows.endsAt} - now())::float`,
    });
  if (!row) throw new Error('The window was not stored.');
  return row;
};

export const sweepRateWindows = () =>
  db()
    .delete(rateWindows)
    .where(lt(rateWindows.endsAt, sql`now()`));
