import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { Database, Executor, Replica } from './database.ts';

// A read replica serves long reads: reports, exports and searches. Before each of them it must have everything that
// the primary had committed: a coach who was removed from a family a moment ago must not find it there.

/** How long a read waits for the replica; the primary serves it afterwards. */
const WAIT_MS = SECOND / 4;
const LOOK_MS = 10;
/** After a failure the replica is left alone, so that requests do not wait for it one by one. */
const PAUSE_MS = 5 * SECOND;

const valueOf = async <T>(executor: Executor, statement: ReturnType<typeof sql>): Promise<T | undefined> =>
  ((await executor.execute(statement)) as { rows: { value: T }[] }).rows[0]?.value;

const notHere = () => Promise.reject(new Error('A replica is for reading only.'));

const replicaDatabase = (pool: pg.Pool, prepares: boolean): Database => ({
  engine: 'postgres',
  orm: drizzle(pool),
  prepares,
  statements: new Map(),
  listen: notHere,
  connections: () => ({}),
  ping: async () => void (await pool.query('select 1')),
  migrate: notHere,
  close: () => pool.end(),
});

type Options = { pool: pg.Pool; prepares: boolean; primary: Executor; onError: (error: Error) => void };

/** Opens nothing yet: a replica that is down must not stop the start. */
export const openReplica = ({ pool, prepares, primary, onError }: Options): Replica => {
  const database = replicaDatabase(pool, prepares);
  let pausedUntil = 0;

  const hasReached = async (position: string): Promise<boolean> => {
    const look = {
      text: 'select pg_is_in_recovery() as copies, pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      values: [position],
      // A connection that hangs is closed, so that it does not occupy the pool.
      query_timeout: WAIT_MS,
    };
    const [row] = (await pool.query<{ copies: boolean; reached: boolean | null }>(look)).rows;
    // One that was promoted has a history of its own: positions of the primary mean nothing there.
    if (!row?.copies) throw new Error('The database of DATABASE_REPLICA_URL is not a replica.');
    return row.reached === true;
  };

  const reachedInTime = async (position: string, until: number): Promise<boolean> => {
    for (; Date.now() < until; await delay(LOOK_MS)) if (await hasReached(position)) return true;
    return false;
  };

  const catchUp = async (): Promise<boolean> => {
    const position = await valueOf<string>(primary, sql`select pg_current_wal_flush_lsn()::text as value`);
    if (!position) return false;
    const ended = new AbortController();
    // Connecting may take longer than the limit.
    const limit = delay(WAIT_MS, false, { signal: ended.signal }).catch(() => false);
    try {
      return await Promise.race([reachedInTime(position, Date.now() + WAIT_MS), limit]);
    } finally {
      ended.abort();
    }
  };

  const pause = () => {
    pausedUntil = Date.now() + PAUSE_MS;
  };

  return {
    database,
    pause,
    isPaused: () => Date.now() < pausedUntil,
    isCurrent: async () => {
      if (Date.now() < pausedUntil) return false;
      try {
        if (await catchUp()) return true;
      } catch (error) {
        onError(error as Error);
      }
      pause();
      return false;
    },
  };
};
