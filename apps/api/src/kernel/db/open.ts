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

export const openDatabase = async (config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'dataDir'>, onError: (error: Error) => void): Promise<Database> => {
  const database = config.DATABASE_URL
    ? await openPostgres({ url: config.DATABASE_URL, pool: config.DATABASE_POOL, onError })
    : await openEmbedded(config.dataDir);
  if (!migrationsFolder) throw new Error('The migrations folder is missing.');
  try {
    await database.migrate(migrationsFolder);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};
