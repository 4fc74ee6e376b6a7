import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartError } from '../kernel/start-error.ts';

export type Archive = {
  add: (name: string, content: Buffer) => Promise<void>;
  addStream: (name: string, size: number, content: Readable) => Promise<void>;
};

const syncFile = async (path: string) => {
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
};

/**
 * Writes a .tar.gz that appears under its name only when it is complete and verified. It holds all data, so only the
 * owner of the file can read it.
 */
export const writeArchive = async (
  path: string,
  fill: (archive: Archive) => Promise<void>,
  check?: (partial: string) => Promise<unknown>,
): Promise<void> => {
  const partial = `${path}.partial`;
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(partial, { mode: 0o600 }));
  // `fill` waits for the disk; if writing fails, destroying the stream keeps it from waiting for ever.
  written.catch((error: Error) => tar.destroy(error));
  try {
    await fill({
      add: (name, content) =>
        new Promise((resolve, reject) => {
          tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
        }),
      addStream: async (name, size, content) => {
        const entry = tar.entry({ name, size });
        await pipeline(content, entry);
        await finished(entry);
      },
    });
    tar.finalize();
    await written;
    await syncFile(partial);
    await check?.(partial);
    await rename(partial, path);
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
};

/** Passes on the entries in order. Each has to be read to its end before the next one comes. */
export const readArchive = async (
  path: string,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<void> => {
  const tar = extract();
  const read = pipeline(createReadStream(path), createGunzip(), tar);
  read.catch(() => undefined);
  try {
    for await (const entry of tar) {
      await take(entry.header.name, entry as unknown as Readable);
      entry.resume();
    }
    await read;
  } catch (error) {
    tar.destroy();
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartError(`There is no file ${path}.`);
    // Truncated, or not an archive at all.
    if (code?.startsWith('Z_') || /tar|unexpected end|premature/i.test((error as Error).message))
      throw new StartError(`${path} is damaged or no backup (${(error as Error).message}).`);
    throw error;
  }
};
