import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { beginBackup, failBackup, findLastVerified, finishBackup, markVerified } from '../kernel/backups/queries.ts';
import type { Config } from '../kernel/config/config.ts';
import { StartError } from '../kernel/start-error.ts';
import type { Storage } from '../kernel/storage/storage.ts';
import { backUp } from './backup.ts';
import { decryptTo, encryptFile, newKeyPair } from './encryption.ts';
import { backupName, outdatedBackups } from './names.ts';
import { type BackupTarget, openTarget } from './target.ts';
import { tryRestore } from './try-restore.ts';
import { inWorkFolder, removeLeftovers } from './work-folder.ts';

/** No run takes longer. */
export const LONGEST_MS = 12 * HOUR;
const VERIFIED_FOR_MS = 7 * DAY;

type Write = (about: object, text: string) => void;
type Log = { info: Write; warn: Write; error: Write };
type Source = { config: Config; storage: Storage; log: Log; signal?: AbortSignal | undefined };
type Stored = { name: string; bytes: number; rows: number; files: number };
type Made = Stored & {
  removed: number;
  /** Undefined when it was not due. */
  verification: 'passed' | 'failed' | undefined;
};

const isVerificationDue = async (): Promise<boolean> => {
  const last = await findLastVerified();
  return !last?.verifiedAt || Date.now() - Date.parse(last.verifiedAt) > VERIFIED_FOR_MS - DAY / 2;
};

/** Without permission to delete, for example, the backup itself is still good. */
const prune = async (target: BackupTarget, log: Log): Promise<number> => {
  try {
    const outdated = outdatedBackups(await target.list(), Date.now());
    for (const name of outdated) await target.remove(name);
    return outdated.length;
  } catch (error) {
    log.error({ err: error }, 'outdated backups could not be removed');
    return 0;
  }
};

/** Writes the encrypted archive of the run. */
const writeSealed = async (sealed: string, source: Source, folder: string, recipients: readonly string[]) => {
  const { storage, signal } = source;
  const { version, BACKUP_PASSPHRASE: passphrase } = source.config;
  const plain = join(folder, 'plain.tar.gz');
  const { tables, files } = await backUp(plain, { storage, version, passphrase, signal });
  await encryptFile(plain, sealed, recipients, signal);
  await rm(plain);
  const { size: bytes } = await stat(sealed);
  return { bytes, rows: tables.reduce((sum, table) => sum + table.rows, 0), files: files.length };
};

/** Only our own sentences: other messages may quote values. */
const reasonOf = (error: unknown, signal: AbortSignal | undefined): string => {
  if (signal?.aborted) return 'The backup was stopped before it was done.';
  if (error instanceof StartError) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  return `The backup failed (${code ?? name}). The log has more.`;
};

type Check = { id: string; name: string; identity: string; target: BackupTarget; folder: string };

/**
 * Restores the stored bytes. A failure is stored and logged but not thrown: another run would make another backup
 * instead of verifying this one, whose key is lost. The next night verifies again.
 */
const verifyStored = async (check: Check, { config, log, signal }: Source): Promise<'passed' | 'failed'> => {
  const { id, name, identity, target, folder } = check;
  const back = join(folder, 'back.tar.gz');
  try {
    await decryptTo(await target.get(name), back, [identity], signal);
    await tryRestore(back, { config, folder, log, signal });
    await markVerified(id);
    return 'passed';
  } catch (error) {
    // The backup is stored; only its verification was stopped.
    signal?.throwIfAborted();
    log.error({ err: error, name }, 'a stored backup could not be verified');
    await failBackup(id, reasonOf(error, signal));
    return 'failed';
  }
};

const make = async (id: string, source: Source, folder: string, progress: { stored: boolean }): Promise<Made> => {
  const { backup } = source.config;
  if (!backup) throw new StartError('BACKUP_TO is not set.');
  const name = backupName(new Date());
  const sealed = join(folder, name);
  // With a key of this run besides, which is never stored, the stored bytes themselves can be restored once.
  const own = (await isVerificationDue()) ? await newKeyPair() : undefined;
  const figures = await writeSealed(sealed, source, folder, [...backup.recipients, ...(own ? [own.recipient] : [])]);
  const stored: Stored = { name, ...figures };
  const target = await openTarget(backup);
  try {
    source.signal?.throwIfAborted();
    await target.put(name, sealed);
    await rm(sealed, { force: true });
    await finishBackup(id, stored);
    progress.stored = true;
    const removed = await prune(target, source.log);
    const verification = own && (await verifyStored({ id, name, identity: own.identity, target, folder }, source));
    return { ...stored, removed, verification };
  } finally {
    target.close();
  }
};

/** Makes, encrypts and stores a backup, removes outdated ones and, once a week, restores it. The result is stored. */
export const backUpNightly = async (source: Source): Promise<Made> => {
  const { config, log, signal } = source;
  await removeLeftovers(config.dataDir, log);
  const id = await beginBackup();
  const progress = { stored: false };
  try {
    const made = await inWorkFolder(config.dataDir, (folder) => make(id, source, folder, progress));
    log.info(made, 'backup stored');
    return made;
  } catch (error) {
    if (!progress.stored) await failBackup(id, reasonOf(error, signal));
    throw error;
  }
};
