import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** From the sources and from the built file alike. */
const migrationsFolder = ['../../../migrations', '../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(`${path}/meta/_journal.json`));

export const findMigrations = (): string => {
  if (!migrationsFolder) throw new Error('The migrations folder is missing.');
  return migrationsFolder;
};

type Where = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'dataDir'>;
type OnError = (error: Error) => void;

/** It cannot be opened a second time in this process; the next one reads from its log what was confirmed. */
const endProcess = (onError: OnError) => (error: Error) => {
  onError(error);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
};

/** The database as it is: for backups, which must not change it first. */
export const openAsItIs = ({ DATABASE_URL, DATABASE_POOL, dataDir }: Where, onError: OnError): Promise<Database> =>
  DATABASE_URL
    ? openPostgres({ url: DATABASE_URL, pool: DATABASE_POOL, onError })
    : openEmbedded(dataDir, endProcess(onError));

/** The database, brought up to date. */
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
