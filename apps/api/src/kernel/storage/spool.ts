import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiFailure } from '../http/failure.ts';
import { storageFailure } from './failure.ts';

// Uploads are written here until they are checked. An aborted upload never becomes an object.

export type Spooled = { path: string; size: number; sha256: string };

export type Spool = {
  folder: string;
  newPath: () => string;
  /** Writes the stream to a file, and throws as soon as it exceeds the limit. */
  take: (stream: Readable, limit: { maxBytes: number; tooLarge: string }) => Promise<Spooled>;
  remove: (path: string) => Promise<void>;
  /** Removes leftovers of killed processes. */
  sweep: (olderThanMs: number) => Promise<number>;
};

const measure = (maxBytes: number, tooLarge: string) => {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new ApiFailure('too_large', { message: tooLarge, errors: { file: tooLarge } }));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ size, sha256: hash.digest('hex') }) };
};

const newFile = (path: string): Writable => createWriteStream(path, { flags: 'wx', mode: 0o600 });

export const openSpool = (folder: string, open = newFile): Spool => {
  const newPath = () => join(folder, randomUUID());
  const remove = (path: string) => rm(path, { force: true });
  return {
    folder,
    newPath,
    remove,
    take: async (stream, { maxBytes, tooLarge }) => {
      const path = newPath();
      const { through, result } = measure(maxBytes, tooLarge);
      const file = open(path);
      const closed = new Promise((resolve) => file.once('close', resolve));
      try {
        await pipeline(stream, through, file);
        return { path, ...result() };
      } catch (error) {
        // A file that is still being opened would be created after its removal.
        file.destroy();
        await closed;
        await remove(path).catch(() => {});
        throw (error as NodeJS.ErrnoException).syscall ? storageFailure(error) : error;
      }
    },
    sweep: async (olderThanMs) => {
      let removed = 0;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (!found || Date.now() - found.mtimeMs < olderThanMs) continue;
        await remove(path);
        removed += 1;
      }
      return removed;
    },
  };
};
