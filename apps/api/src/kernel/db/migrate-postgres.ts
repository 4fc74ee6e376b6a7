import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';

/** Advisory lock key for migrations, the same in all processes on a database. */
export const MIGRATION_LOCK = 4_207_121_305;

/** Shorter than the second after which PostgreSQL looks for deadlocks, and could end a request instead. */
const LOCK_WAIT_MS = 0.5 * SECOND;
const PAUSE_MS = 0.2 * SECOND;
/** Afterwards it waits as long as it takes: a backup reads every table for minutes. */
const YIELDS_MS = MINUTE;

const LOCKED = new Set(['55P03', '40P01']);
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (LOCKED.has((error as { code?: string }).code ?? '') || isLocked(error.cause));

/**
 * All pending migrations are one transaction, which locks table after table, while processes of the version before read
 * them in other orders. If each has what the other needs, the migration gives back what it has and begins again, so that
 * no request fails. Other processes that start wait until it is done.
 */
export const migratePostgres = async (client: pg.Client, migrationsFolder: string): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const giveUpYielding = Date.now() + YIELDS_MS;
  for (;;) {
    const yields = Date.now() < giveUpYielding;
    await client.query(`set lock_timeout to ${yields ? LOCK_WAIT_MS : 0}`);
    try {
      await migrate(drizzle(client), { migrationsFolder });
      return;
    } catch (error) {
      if (!yields || !isLocked(error)) throw error;
    }
    await delay(PAUSE_MS);
  }
};
