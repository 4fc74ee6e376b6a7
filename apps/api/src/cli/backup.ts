import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUp } from '../backup/backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import type { Config } from '../kernel/config/config.ts';
import { withDatabase } from '../kernel/db/context.ts';
import type { Database } from '../kernel/db/database.ts';
import { findMigrations, openAsItIs } from '../kernel/db/open.ts';
import { StartError } from '../kernel/start-error.ts';
import { openStorage } from '../kernel/storage/open.ts';

const tell = (error: Error) => process.stderr.write(`${error.message}\n`);

/** Relative to where the command was typed, not to where npm runs it. */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

const counted = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables, ${files.length} files`;

type Opened = { database: Database } & Awaited<ReturnType<typeof openStorage>>;

const withStore = async <T>(config: Config, work: (opened: Opened) => Promise<T>): Promise<T> => {
  const database = await openAsItIs(config, tell);
  try {
    const stored = await openStorage(config);
    try {
      return await withDatabase(database, () => work({ database, ...stored }));
    } finally {
      stored.storage.close();
    }
  } finally {
    await database.close();
  }
};

export const runBackup = async (config: Config, file: string): Promise<string> => {
  const path = pathOf(file);
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    throw new StartError(`${path} exists already.`);
  const made = await withStore(config, ({ storage }) => backUp(path, { storage, version: config.version }));
  return `Backed up ${counted(made)} to ${path}.`;
};

export const runRestore = async (config: Config, file: string, force: boolean): Promise<string> => {
  const made = await withStore(config, (opened) =>
    restore(pathOf(file), { ...opened, migrations: findMigrations(), force }),
  );
  return `Restored ${counted(made)}, as of ${made.createdAt}.`;
};
