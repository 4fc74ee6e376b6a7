import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { backUp } from '../backup/backup.ts';
import { decryptTo, identitiesIn, newKeyPair } from '../backup/encryption.ts';
import { newestBackup } from '../backup/names.ts';
import { backUpNightly } from '../backup/nightly.ts';
import { openTarget } from '../backup/target.ts';
import type { Manifest } from '../backup/manifest.ts';
import { inWorkFolder, removeLeftovers } from '../backup/work-folder.ts';
import { SECRETS_TABLE } from '../backup/secrets.ts';
import { restore } from '../backup/restore.ts';
import type { BackupSettings } from '../kernel/config/backup.ts';
import type { Config } from '../kernel/config/config.ts';
import { withDatabase } from '../kernel/db/context.ts';
import type { Database } from '../kernel/db/database.ts';
import { findMigrations, openAsItIs } from '../kernel/db/open.ts';
import { StartError } from '../kernel/start-error.ts';
import { openStorage } from '../kernel/storage/open.ts';

const printError = (error: Error) => process.stderr.write(`${error.message}\n`);
const printEvent = (about: object, text: string) => {
  const { err } = about as { err?: Error };
  process.stderr.write(`${text}${err ? `: ${err.message}` : ''}\n`);
};
const LOG = { info: () => undefined, warn: printEvent, error: printEvent };

/** Ctrl+C must not leave an archive that is not encrypted. */
const untilSignal = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new StartError('Stopped.'));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await work(stopping.signal);
  } catch (error) {
    throw stopping.signal.aborted ? stopping.signal.reason : error;
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
};

/** Relative to the folder the command was typed in, not to the one npm runs it in. */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

const counted = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables, ${files.length} files`;

const KEYS_SEALED = 'The server’s own keys are in it, sealed with BACKUP_PASSPHRASE.';
const KEYS_LEFT_OUT = 'The server’s own keys are left out: set BACKUP_PASSPHRASE to have them in it, sealed.';
const KEYS_NEW =
  'The server’s own keys were not restored: it makes new ones. Whoever uses Google connects again, and codes from apps have to be set up anew; until then passkeys and recovery codes sign in.';

const ALL_OUT =
  'Everyone is signed out: sign-ins, passes of phones, calendar addresses, mailed links and pending confirmations of the backup have ended. Passwords, passkeys, codes and deactivated people are as of the backup: change or remove again what was changed, removed or used since.';

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
  const made = await untilSignal((signal) =>
    withStore(config, ({ storage }) =>
      backUp(path, { storage, version: config.version, passphrase: config.BACKUP_PASSPHRASE, signal }),
    ),
  );
  return `Backed up ${counted(made)} to ${path}. ${made.secrets ? KEYS_SEALED : KEYS_LEFT_OUT}`;
};

/** To BACKUP_TO, as every night. */
export const runBackupNow = async (config: Config): Promise<string> => {
  if (!config.backup) throw new StartError('Name a file, or set BACKUP_TO and BACKUP_RECIPIENT.');
  const made = await untilSignal((signal) =>
    withStore(config, ({ storage }) => backUpNightly({ config, storage, log: LOG, signal })),
  );
  const { name, rows, files, verification, removed } = made;
  if (verification === 'failed') throw new StartError(`Stored ${name}, but it could not be restored; see above.`);
  return `Stored ${name} with ${rows} rows and ${files} files${verification ? ', restored it into a scratch database' : ''} and removed ${removed} outdated backups.`;
};

/** Makes a key pair: the public key is a setting, the private key must not be on the server. */
export const runBackupKey = async (): Promise<string> => {
  const { identity, recipient } = await newKeyPair();
  return `# Store these lines in a safe place, not on the server: without them no backup can be restored.\n# BACKUP_RECIPIENT=${recipient}\n${identity}`;
};

const PRIVATE_KEY_NEEDED = 'The backup is encrypted: add --identity FILE, the file with the private key.';

const readIdentities = async (file: string | undefined): Promise<string[]> => {
  if (!file) throw new StartError(PRIVATE_KEY_NEEDED);
  const found = await readFile(pathOf(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The private key in ${file} cannot be read (${error.code}).`);
  });
  return identitiesIn(found);
};

const LATEST = 'latest';

/** Where an encrypted backup is: a file here, or in BACKUP_TO by its name or as `latest`. */
const findEncrypted = async ({ backup }: Config, file: string): Promise<BackupSettings | 'here'> => {
  const isHere = await access(pathOf(file)).then(
    () => true,
    () => false,
  );
  if (isHere) return 'here';
  if (backup) return backup;
  throw new StartError(
    file === LATEST
      ? 'BACKUP_TO is not set, so there is no latest backup. Set it as on the server, or name a file.'
      : `There is no file ${file}, and BACKUP_TO is not set.`,
  );
};

const openEncrypted = async (from: BackupSettings | 'here', file: string): Promise<Readable> => {
  if (from === 'here') return createReadStream(pathOf(file));
  const target = await openTarget(from);
  const name = file === LATEST ? newestBackup(await target.list()) : file;
  if (!name) throw new StartError('There is no backup in BACKUP_TO.');
  if (!(await target.list()).includes(name)) throw new StartError(`There is no backup ${name} in BACKUP_TO.`);
  return target.get(name);
};

const isEncrypted = (file: string) => file === LATEST || file.endsWith('.age');

type RestoreOptions = { force: boolean; identity?: string | undefined };

/** Decrypts if needed, into DATA_DIR: /tmp may be small, in memory, or open to others. */
const withArchive = async <T>(
  config: Config,
  file: string,
  identity: string | undefined,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  if (!isEncrypted(file)) return work(pathOf(file));
  // Before the private key: with it this would be the next error.
  const from = await findEncrypted(config, file);
  const identities = await readIdentities(identity);
  await removeLeftovers(config.dataDir, LOG);
  return inWorkFolder(config.dataDir, async (folder) => {
    const path = join(folder, 'backup.tar.gz');
    await decryptTo(await openEncrypted(from, file), path, identities);
    return work(path);
  });
};

export const runRestore = async (
  config: Config,
  file: string,
  { force, identity }: RestoreOptions,
): Promise<string> => {
  const made = await withArchive(config, file, identity, (path) =>
    withStore(config, (opened) =>
      restore(path, { ...opened, migrations: findMigrations(), force, passphrase: config.BACKUP_PASSPHRASE }),
    ),
  );
  const hasKeys = made.secrets
    ? Boolean(config.BACKUP_PASSPHRASE)
    : made.tables.some(({ name, rows }) => name === SECRETS_TABLE && rows > 0);
  return `Restored ${counted(made)}, as of ${made.createdAt}. ${ALL_OUT}${hasKeys ? '' : ` ${KEYS_NEW}`}`;
};
