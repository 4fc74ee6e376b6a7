import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { StartError } from '../start-error.ts';
import type { Database, Executor } from './database.ts';
import { openListener } from './listener.ts';
import { openReplica } from './replica.ts';

/** Advisory lock key for migrations, the same in all processes on a database. */
export const MIGRATION_LOCK = 4_207_121_305;

const STATEMENT_SECONDS = 30;

type Options = {
  url: string;
  /** The server itself when `url` is a pooler in transaction mode. */
  direct?: string | undefined;
  /** A copy for long reads, reached in the same way as `url`. */
  replica?: string | undefined;
  pool: number;
  prepares?: boolean;
  statementSeconds?: number | undefined;
  onError: (error: Error) => void;
};

const CONNECTION = { connectionTimeoutMillis: 5 * SECOND, keepAlive: true, application_name: 'amberway' };
/** Compiling a statement takes up to a second; the product's statements take milliseconds, whatever the estimate. */
const SETTINGS = '-c timezone=UTC -c jit=off';
/** A migration, or waiting for that of another process, takes as long as it takes, also if the role has a limit. */
const MIGRATING = `${SETTINGS} -c statement_timeout=0`;

/** A pooler rejects most parameters at the start of a connection, but restores the time zone for each transaction. */
const throughPooler = {
  onConnect: async (client: pg.ClientBase) => void (await client.query("set timezone to 'UTC'")),
};

/**
 * With DATABASE_DIRECT_URL the replica may still be reached without a pooler, and then has no other limit. Behind a
 * pooler this sets the limit of a connection that other reads share, which is the same for all of them.
 */
const limitedThroughPooler = (statementSeconds: number) => ({
  onConnect: async (client: pg.ClientBase) => {
    await throughPooler.onConnect(client);
    await client.query(`set statement_timeout to ${statementSeconds * SECOND}`);
  },
});

const withTimeouts = (statementSeconds: number) => ({
  statement_timeout: statementSeconds * SECOND,
  idle_in_transaction_session_timeout: MINUTE,
  options: SETTINGS,
});

/** Long reads have the time of a statement; a replica that does not even connect is not worth waiting for. */
const forReplica = (statementSeconds: number, isPooled: boolean): pg.PoolConfig => ({
  ...(isPooled ? limitedThroughPooler(statementSeconds) : withTimeouts(statementSeconds)),
  connectionTimeoutMillis: SECOND,
  // In case the replica does not end the statement itself, because its machine or the network is gone.
  query_timeout: (statementSeconds + 1) * SECOND,
});

const openPool = (config: pg.PoolConfig, onError: (error: Error) => void) => {
  const pool = new pg.Pool({ ...CONNECTION, ...config });
  // A lost connection fails the requests that used it, not the process.
  pool.on('error', onError);
  // The pool handles errors of idle connections only: without a handler, one that dies between two statements of a
  // transaction would end the process. Its next statement fails, which reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export const openPostgres = async ({
  url,
  direct,
  replica: replicaUrl,
  pool: max,
  prepares = true,
  statementSeconds = STATEMENT_SECONDS,
  onError,
}: Options): Promise<Database> => {
  const parameters = direct ? throughPooler : withTimeouts(statementSeconds);
  const pool = openPool({ connectionString: url, max, ...parameters }, onError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`);
  }
  const orm = drizzle(pool);
  const replica =
    replicaUrl === undefined
      ? undefined
      : openReplica({
          pool: openPool(
            { connectionString: replicaUrl, max, ...forReplica(statementSeconds, Boolean(direct)) },
            onError,
          ),
          prepares,
          primary: orm,
          onError,
        });
  const listener = openListener(direct ?? url, onError);
  return {
    engine: 'postgres',
    orm: orm as unknown as Executor,
    prepares,
    statements: new Map(),
    ...(replica && { replica }),
    listen: listener.listen,
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => void (await pool.query('select 1')),
    migrate: async (folder) => {
      // Several processes may start together: one migrates, the others wait for it. The lock belongs to a connection,
      // and a pooler would give every statement another one.
      const client = new pg.Client({ connectionString: direct ?? url, ...CONNECTION, options: MIGRATING });
      client.on('error', onError);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(client), { migrationsFolder: folder });
      } finally {
        // Releases the lock, too.
        await client.end().catch(() => undefined);
      }
    },
    close: async () => {
      await listener.close();
      await Promise.all([pool.end(), replica?.database.close()]);
    },
  };
};
