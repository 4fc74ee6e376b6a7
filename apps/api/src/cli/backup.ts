import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUp } from '../backup/backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { SECRETS_TABLE } from '../backup/secrets.ts';
import { restore } from '../backup/restore.ts';
import type { Config } from '../kernel/config/config.ts';
import { withDatabase } from '../kernel/db/context.ts';
import type { Database } from '../kernel/db/database.ts';
import { findMigrations, openAsItIs } from '../kernel/db/open.ts';
import { StartError } from '../kernel/start-error.ts';
import { openStorage } from '../kernel/storage/open.ts';

const printError = (error: Error) => process.stderr.write(`${error.message}\n`);

/** Relative to the folder the command was typed in, not to the one npm runs it in. */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

const counted = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables, ${files.length} files`;

const KEYS_SEALED = 'The server’s own keys are in it, sealed with BACKUP_PASSPHRASE.';
const KEYS_LEFT_OUT = 'The server’s own keys are left out: set BACKUP_PASSPHRASE to have them in it, sealed.';
const KEYS_NEW = 'The server’s own keys were not restored: it makes new ones, and whoever uses Google connects again.';

type Opened = { database: Database } & Awaited<ReturnType<typeof openStorage>>;

const withStore = async <T>(config: Config, work: (opened: Opened) => Promise<T>): Promise<T> => {
  const database = await openAsItIs(config, printError);
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
  const made = await withStore(config, ({ storage }) =>
    backUp(path, { storage, version: config.version, passphrase: config.BACKUP_PASSPHRASE }),
  );
  return `Backed up ${counted(made)} to ${path}. ${made.secrets ? KEYS_SEALED : KEYS_LEFT_OUT}`;
};

export const runRestore = async (config: Config, file: string, force: boolean): Promise<string> => {
  const made = await withStore(config, (opened) =>
    restore(pathOf(file), { ...opened, migrations: findMigrations(), force, passphrase: config.BACKUP_PASSPHRASE }),
  );
  const hasKeys = made.secrets
    ? Boolean(config.BACKUP_PASSPHRASE)
    : made.tables.some(({ name, rows }) => name === SECRETS_TABLE && rows > 0);
  return `Restored ${counted(made)}, as of ${made.createdAt}.${hasKeys ? '' : ` ${KEYS_NEW}`}`;
};
