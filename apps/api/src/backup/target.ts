import { constants, createReadStream } from 'node:fs';
import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { BackupSettings } from '../kernel/config/backup.ts';
import { StartError } from '../kernel/start-error.ts';
import { folderProblem } from '../kernel/storage/folder-problem.ts';
import { PARTIAL } from './names.ts';

// Where nightly backups are stored: a folder, often on another disk, or a bucket.

export type BackupTarget = {
  /** When it returns, the backup is stored; when it throws, there is none of that name. */
  put: (name: string, path: string) => Promise<void>;
  get: (name: string) => Promise<Readable>;
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  close: () => void;
};

/** S3 takes no more in one request. */
const MAX_OBJECT_BYTES = 5e9;

/** An error of the file system as a sentence, which the server status and the doctor show. */
const inWords = (folder: string) => (error: unknown) => {
  const text = folderProblem(error, folder);
  throw text ? new StartError(`BACKUP_TO cannot be used: ${text}.`, { cause: error }) : error;
};

const putInFolder = async (folder: string, name: string, path: string) => {
  const partial = join(folder, `${name}${PARTIAL}`);
  try {
    await copyFile(path, partial, constants.COPYFILE_EXCL);
    const handle = await open(partial, 'r+');
    await handle.sync();
    await handle.close();
    await rename(partial, join(folder, name));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
};

const openFolder = (folder: string): BackupTarget => ({
  put: (name, path) => putInFolder(folder, name, path).catch(inWords(folder)),
  get: async (name) => createReadStream(join(folder, name)),
  list: () => readdir(folder).catch(inWords(folder)),
  remove: (name) => rm(join(folder, name), { force: true }).catch(inWords(folder)),
  close: () => undefined,
});

const openBucket = async (settings: Extract<BackupSettings['to'], { s3: unknown }>['s3']): Promise<BackupTarget> => {
  const { openS3 } = await import('../kernel/storage/s3.ts');
  const store = openS3(settings);
  return {
    put: async (name, path) => {
      const { size } = await stat(path);
      if (size > MAX_OBJECT_BYTES)
        throw new StartError(
          'The backup is larger than the 5 GB that S3 takes in one request. Use a folder for BACKUP_TO.',
        );
      await store.put(name, path, 'application/octet-stream');
    },
    get: async (name) => {
      const found = await store.get(name);
      if (!found) throw new StartError(`There is no backup ${name} in the bucket ${settings.bucket}.`);
      return found;
    },
    list: async () => {
      const names: string[] = [];
      for await (const { key } of store.list()) names.push(key);
      return names;
    },
    remove: store.remove,
    close: store.close,
  };
};

export const openTarget = async ({ to }: BackupSettings): Promise<BackupTarget> =>
  'folder' in to ? openFolder(to.folder) : openBucket(to.s3);
