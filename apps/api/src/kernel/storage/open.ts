import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR, TRANSFER_MS } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import { StartError } from '../start-error.ts';
import { openDisk } from './disk.ts';
import { makePrivateFolder } from './private-folder.ts';
import { openSpool, type Spool } from './spool.ts';
import type { Storage } from './storage.ts';

/** No upload takes longer. */
export const SPOOL_MS = TRANSFER_MS + HOUR;

/** The configured storage, and the spool, which is always a local folder. */
export const openStorage = async (config: Config): Promise<{ storage: Storage; spool: Spool }> => {
  const folder = join(config.dataDir, 'files');
  const spool = openSpool(join(folder, '.spool'));
  try {
    await makePrivateFolder(folder);
    await mkdir(spool.folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`The folder ${folder} for uploaded files cannot be made (${code}). Check DATA_DIR.`);
  }
  // Removes leftovers of killed processes only: another process on the folder may be writing right now.
  await spool.sweep(SPOOL_MS);
  const { s3 } = config;
  if (!s3) return { storage: openDisk(folder), spool };
  // Imported only when used: it is larger than the rest of the server.
  const { openS3 } = await import('./s3.ts');
  return { storage: openS3(s3), spool };
};
