import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Database, Executor } from './database.ts';
import { openListener } from './listener.ts';

/** Advisory lock key for migrations, the same in all processes on a database. */
const MIGRATION_LOCK = 4_207_121_305;

type Options = { url: string; pool: number; onError: (error: Error) => void };

export const openPostgres = async ({ url, pool: size, onError }: Options): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    options: '-c timezone=UTC',
    application_name: 'amberway',
  });
  // A lost connection fails the requests that used it, not the process.
  pool.on('error', onError);
  // The pool handles errors of idle connections only: without a handler, one that dies between two statements of a
  // transaction would end the process. Its next statement fails, which reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`);
  }
  const orm = drizzle(pool);
  const listener = openListener(url, onError);
  return {
    engine: 'postgres',
    orm: orm as unknown as Executor,
    statements: new Map(),
    listen: listener.listen,
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => void (await pool.query('select 1')),
    migrate: async (folder) => {
      // Several processes may start together: one migrates, the others wait for it.
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(client), { migrationsFolder: folder });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
        client.release(true);
      }
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
};
