import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage, StoredObject } from './storage.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** fsync: before it, after a power loss, the name may be on disk without the bytes, or the other way round. */
const sync = async (path: string, flags: 'r' | 'r+') => {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const NO_FOLDER_SYNC = new Set(['EPERM', 'EINVAL', 'EISDIR']);

/** Windows and some network file systems cannot sync a folder, and handle names in their own way. */
const syncFolder = (path: string) =>
  sync(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (!NO_FOLDER_SYNC.has(error.code ?? '')) throw error;
  });

/** A local folder. The spool is inside it, so that a finished file is only renamed. */
export const openDisk = (folder: string): Storage => {
  const pathOf = (key: string) => join(folder, key);

  const listFolder = async function* (name: string): AsyncIterable<StoredObject> {
    for await (const entry of await opendir(join(folder, name))) {
      const key = `${name}/${entry.name}`;
      const found = await stat(pathOf(key)).catch(() => undefined);
      if (found?.isFile()) yield { key, modifiedAt: found.mtime };
    }
  };

  return {
    kind: 'disk',
    put: async (key, path) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await sync(path, 'r+');
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    get: async (key, range) => {
      const handle = await open(pathOf(key), 'r').catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return handle?.createReadStream(range);
    },
    size: async (key) => {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* () {
      for await (const entry of await opendir(folder)) {
        if (entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name)) yield* listFolder(entry.name);
      }
    },
    close: () => {},
  };
};
