import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';

// Office files are zip archives. A small one can unpack to gigabytes on the machine of the person who opens it. Such a
// file is rejected by its directory, and by unpacking it without storing anything, since the directory may be wrong.

const MB = 1024 * 1024;
const MAX_UNPACKED = 300 * MB;
const MAX_ENTRIES = 5_000;
const MAX_DIRECTORY = 4 * MB;
/** Text compresses well, but no large real document compresses better than this. */
const MAX_RATIO = 150;
const SMALL = 20 * MB;

const END = { signature: 0x06054b50, size: 22, longestComment: 65_535 };
const ENTRY = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const STORED = 0;
const DEFLATED = 8;

/** Small entries are unpacked in one call: five thousand streams would take seconds of CPU time. */
const IN_ONE_GO = { packed: 64 * 1024, unpacked: MB };
const inflate = promisify(inflateRaw);

type Entry = { method: number; packed: number; unpacked: number; at: number };
type Directory = Entry[] | 'none' | 'wrong';

const readAt = async (file: FileHandle, position: number, length: number) => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

const entriesIn = (bytes: Buffer, count: number): Directory => {
  const entries: Entry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY.size > bytes.length || bytes.readUInt32LE(at) !== ENTRY.signature) return 'wrong';
    entries.push({
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY.size + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

const readDirectory = async (file: FileHandle, size: number): Promise<Directory> => {
  const tail = await readAt(file, Math.max(0, size - END.size - END.longestComment), END.size + END.longestComment);
  let end = tail.length - END.size;
  while (end >= 0 && tail.readUInt32LE(end) !== END.signature) end -= 1;
  if (end < 0) return 'none';
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY) return 'wrong';
  return entriesIn(await readAt(file, tail.readUInt32LE(end + 16), length), count);
};

const sum = (entries: Entry[], part: 'packed' | 'unpacked') => entries.reduce((total, entry) => total + entry[part], 0);

/** Whether the entry has the size it declares, checked without storing its content. */
const isHonest = async (file: FileHandle, path: string, { method, packed, unpacked, at }: Entry): Promise<boolean> => {
  if (method === STORED) return packed === unpacked;
  if (method !== DEFLATED) return false;
  if (packed === 0) return unpacked === 0;
  const header = await readAt(file, at, LOCAL.size);
  if (header.length < LOCAL.size || header.readUInt32LE(0) !== LOCAL.signature) return false;
  const start = at + LOCAL.size + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (packed <= IN_ONE_GO.packed && unpacked <= IN_ONE_GO.unpacked) {
    const options = { maxOutputLength: Math.max(1, unpacked) };
    return inflate(await readAt(file, start, packed), options).then(
      () => true,
      () => false,
    );
  }
  let seen = 0;
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > unpacked ? new Error('more than it said') : null);
    },
  });
  try {
    await pipeline(createReadStream(path, { start, end: start + packed - 1 }), createInflateRaw(), count);
    return true;
  } catch {
    return false;
  }
};

/** A file that is no archive passes here: the type check rejects it anyway. */
export const unpacksTooLarge = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const entries = await readDirectory(file, size);
    if (entries === 'none') return false;
    if (entries === 'wrong') return true;
    const unpacked = sum(entries, 'unpacked');
    const overlaps = sum(entries, 'packed') > size;
    if (overlaps || unpacked > MAX_UNPACKED || (unpacked > SMALL && unpacked / size > MAX_RATIO)) return true;
    for (const entry of entries) if (!(await isHonest(file, path, entry))) return true;
    return false;
  } finally {
    await file.close();
  }
};
