import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { db, inTransaction } from '../kernel/db/context.ts';
import { rowsOf } from './rows.ts';
import type { TestResponse, TestServer } from './server.ts';

const WAITING = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

const expectSome = (rows: unknown[]) => {
  if (rows.length === 0) throw new Error('Nobody waits.');
};

/**
 * Two changes in the worst order, on PostgreSQL: the lock of `first` is held until the request waits for it, then the
 * same transaction takes the lock of `next`. Returns the request's response; another lock order deadlocks here.
 */
export const requestWhileHeld = async (
  server: TestServer,
  { first, ask, next }: { first: SQL; ask: () => Promise<TestResponse>; next?: SQL },
): Promise<TestResponse> => {
  const { response } = await server.within(() =>
    inTransaction(async () => {
      await db().execute(first);
      const asked = ask();
      await vi.waitFor(async () => expectSome(await rowsOf(server, WAITING)), { timeout: 5_000, interval: 20 });
      if (next) await db().execute(next);
      return { response: asked };
    }),
  );
  return response;
};
