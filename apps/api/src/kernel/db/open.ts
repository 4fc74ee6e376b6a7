import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Resolves both when run from the sources and from the built file. */
const migrationsFolder = ['../../../migrations', '../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(`${path}/meta/_journal.json`));

export const findMigrations = (): string => {
  if (!migrationsFolder) throw new Error('The migrations folder is missing.');
  return migrationsFolder;
};

type Where = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'dataDir'> &
  Partial<
    Pick<Config, 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL' | 'DATABASE_PREPARED' | 'DATABASE_STATEMENT_SECONDS'>
  >;
type OnError = (error: Error) => void;

/** A crashed engine cannot be reopened in this process; the next process recovers the committed data from the WAL. */
const endProcess = (onError: OnError) => (error: Error) => {
  onError(error);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
};

const postgresOf = (url: string, where: Where, onError: OnError) => {
  const { DATABASE_POOL, DATABASE_DIRECT_URL, DATABASE_PREPARED = 'auto', DATABASE_STATEMENT_SECONDS } = where;
  return openPostgres({
    url,
    direct: DATABASE_DIRECT_URL,
    replica: where.DATABASE_REPLICA_URL,
    pool: DATABASE_POOL,
    prepares: DATABASE_PREPARED === 'auto' ? !DATABASE_DIRECT_URL : DATABASE_PREPARED === 'on',
    statementSeconds: DATABASE_STATEMENT_SECONDS,
    onError,
  });
};

/** Opens the database without migrating it: for backups, which must not change it first. */
export const openAsItIs = (where: Where, onError: OnError): Promise<Database> =>
  where.DATABASE_URL
    ? postgresOf(where.DATABASE_URL, where, onError)
    : openEmbedded(where.dataDir, endProcess(onError));

/** Opens the database and migrates it. */
export const openDatabase = async (config: Where, onError: OnError): Promise<Database> => {
  const database = await openAsItIs(config, onError);
  try {
    await database.migrate(findMigrations());
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};
