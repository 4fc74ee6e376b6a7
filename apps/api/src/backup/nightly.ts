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
type Source = { config: Config; storage: Storage; log: { info: Write; warn: Write } };
type Made = { name: string; bytes: number; rows: number; files: number; verified: boolean; removed: number };

const isVerificationDue = async (): Promise<boolean> => {
  const last = await findLastVerified();
  return !last?.verifiedAt || Date.now() - Date.parse(last.verifiedAt) > VERIFIED_FOR_MS - DAY / 2;
};

const prune = async (target: BackupTarget): Promise<number> => {
  const outdated = outdatedBackups(await target.list(), Date.now());
  for (const name of outdated) await target.remove(name);
  return outdated.length;
};

const make = async (id: string, { config, storage }: Source, folder: string): Promise<Made> => {
  const { backup, version, BACKUP_PASSPHRASE: passphrase } = config;
  if (!backup) throw new StartError('BACKUP_TO is not set.');
  const name = backupName(new Date());
  const [plain, sealed, back] = ['plain.tar.gz', name, 'back.tar.gz'].map((one) => join(folder, one)) as [
    string,
    string,
    string,
  ];
  const verify = await isVerificationDue();
  // With a key of this run besides, which is never stored, the stored bytes themselves can be restored once.
  const own = verify ? await newKeyPair() : undefined;
  const { tables, files } = await backUp(plain, { storage, version, passphrase });
  await encryptFile(plain, sealed, [...backup.recipients, ...(own ? [own.recipient] : [])]);
  await rm(plain);
  const { size: bytes } = await stat(sealed);
  const target = await openTarget(backup);
  try {
    await target.put(name, sealed);
    await rm(sealed, { force: true });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await finishBackup(id, { name, bytes, rows, files: files.length });
    if (own) {
      await decryptTo(await target.get(name), back, [own.identity]);
      await tryRestore(back, config, folder);
      await markVerified(id);
    }
    return { name, bytes, rows, files: files.length, verified: verify, removed: await prune(target) };
  } finally {
    target.close();
  }
};

/** Only our own sentences: other messages may quote values. */
const reasonOf = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  return `The backup failed (${code ?? name}). The log has more.`;
};

/** Makes, encrypts, stores and, once a week, restores a backup; then removes outdated ones. The result is stored. */
export const backUpNightly = async (source: Source): Promise<Made> => {
  await removeLeftovers(source.config.dataDir, source.log);
  const id = await beginBackup();
  try {
    const made = await inWorkFolder(source.config.dataDir, (folder) => make(id, source, folder));
    source.log.info(made, 'backup stored');
    return made;
  } catch (error) {
    await failBackup(id, reasonOf(error));
    throw error;
  }
};
