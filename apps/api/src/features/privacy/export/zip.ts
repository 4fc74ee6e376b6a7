import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import yazl from 'yazl';
import { objectKey } from '../../../kernel/storage/keys.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import { runLongTask } from '../../../kernel/work/pool.ts';
import type { FamilyRecord } from './gather.ts';
import { type Lists, piecesOf } from './lists.ts';
import type { PackInput } from './pack.ts';
import type { PackedFile } from './page.ts';
import type { FamilyFile } from './queries.ts';

/** Limits concurrent requests to the storage. */
const AT_ONCE = 8;

const areThere = async (files: readonly FamilyFile[], storage: Storage): Promise<boolean[]> => {
  const there: boolean[] = [];
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const sizes = files.slice(from, from + AT_ONCE).map(({ id }) => storage.size(objectKey(id)));
    there.push(...(await Promise.all(sizes)).map((size) => size !== undefined));
  }
  return there;
};

/** A number makes equal names unique, and a name must not lead out of its folder. */
const pack = async (files: readonly FamilyFile[], storage: Storage): Promise<PackedFile[]> => {
  const there = await areThere(files, storage);
  return files.map(({ id, name }, at) => ({
    id,
    name,
    path: there[at] ? `files/${String(at + 1).padStart(3, '0')} ${name.replaceAll(/[/\\\p{Cc}]/gu, '_')}` : null,
  }));
};

const bytesOf = async (storage: Storage, id: string): Promise<Readable> => {
  const bytes = await storage.get(objectKey(id));
  if (!bytes) throw new Error('A file went missing while the record was made.');
  return bytes;
};

/** The record as a zip, streamed: never whole in memory. */
export const zipRecord = async (
  record: FamilyRecord,
  lists: Lists,
  files: readonly FamilyFile[],
  storage: Storage,
): Promise<Readable> => {
  const zip = new yazl.ZipFile();
  const packed = await pack(files, storage);
  const input: PackInput = { record, files: packed, madeAt: new Date().toISOString() };
  const { page, json } = await runLongTask('packRecord', input);
  zip.addReadStream(Readable.from(piecesOf(page)), 'index.html');
  zip.addReadStreamLazy(
    'record.json',
    callbackify(async () => Readable.from(lists.fill(json))),
  );
  for (const { id, path } of packed) {
    if (path === null) continue;
    // Pictures, videos and documents are compressed already.
    zip.addReadStreamLazy(
      path,
      { compress: false },
      callbackify(() => bytesOf(storage, id)),
    );
  }
  zip.end();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
};
