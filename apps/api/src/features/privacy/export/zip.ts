import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import yazl from 'yazl';
import { objectKey } from '../../../kernel/storage/keys.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import { runLongTask } from '../../../kernel/work/pool.ts';
import type { FamilyRecord } from './gather.ts';
import type { PackInput } from './pack.ts';
import type { PackedFile } from './page.ts';
import type { FamilyFile } from './queries.ts';

/** So many questions at a time: a storage need not answer a thousand at once. */
const AT_ONCE = 8;

const areThere = async (files: readonly FamilyFile[], storage: Storage): Promise<boolean[]> => {
  const there: boolean[] = [];
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const sizes = files.slice(from, from + AT_ONCE).map(({ id }) => storage.size(objectKey(id)));
    there.push(...(await Promise.all(sizes)).map((size) => size !== undefined));
  }
  return there;
};

/** Two files may have one name, and a name must not lead out of its folder. */
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

const PIECE_BYTES = 64 * 1024;

/** A whole text would be summed up in one go, while everybody waits. */
function* piecesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield Buffer.from(bytes.subarray(at, at + PIECE_BYTES));
}

/** The record as a zip that is made while it is read: never whole in memory, never on the disk. */
export const zipRecord = async (
  record: FamilyRecord,
  files: readonly FamilyFile[],
  storage: Storage,
): Promise<Readable> => {
  const zip = new yazl.ZipFile();
  const packed = await pack(files, storage);
  const input: PackInput = { record, files: packed, madeAt: new Date().toISOString() };
  const { page, json } = await runLongTask('packRecord', input);
  zip.addReadStream(Readable.from(piecesOf(page)), 'index.html');
  zip.addReadStream(Readable.from(piecesOf(json)), 'record.json');
  for (const { id, path } of packed) {
    if (path === null) continue;
    // Pictures, films and papers are small already.
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
