import { type FileHandle, open } from 'node:fs/promises';

// MP4, QuickTime and WebM as files that are read by header and changed in place: no part moves, so the offsets in their
// indexes stay valid, and memory does not depend on the size of the file.

/** The structure cannot be read: nothing can be said about what is in the file. */
export class UnreadableFilm extends Error {}

export type Span = { start: number; end: number };
/** `from` is where its header begins. */
export type Box = Span & { type: string; from: number };

export type Film = {
  size: number;
  read: (position: number, length: number) => Promise<Buffer>;
  write: (position: number, bytes: Buffer) => Promise<void>;
  zero: (span: Span) => Promise<void>;
  /** Whether anything was written. */
  changed: () => boolean;
  /** Counts one box, or element, and throws when there are too many of them. */
  count: () => void;
};

const HEAD = 8;
const LONG_HEAD = 16;
const ZEROS = Buffer.alloc(64 * 1024);
/** A file with more boxes on one level, or in all, was made to exhaust the parser. */
const MAX_ON_LEVEL = 10_000;
const MAX_BOXES = 100_000;

const filmOf = (file: FileHandle, size: number): Film => {
  let written = 0;
  let boxes = 0;
  const read = async (position: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  /** What is there already is not written again, so that a film without a place counts as unchanged. */
  const write = async (position: number, bytes: Buffer) => {
    if (bytes.equals(await read(position, bytes.length))) return;
    await file.write(bytes, 0, bytes.length, position);
    written += bytes.length;
  };
  return {
    size,
    read,
    write,
    zero: async ({ start, end }) => {
      if (start < 0 || end > size) throw new UnreadableFilm('A part ends beyond the file.');
      for (let at = start; at < end; at += ZEROS.length)
        await write(at, ZEROS.subarray(0, Math.min(ZEROS.length, end - at)));
    },
    changed: () => written > 0,
    count: () => {
      boxes += 1;
      if (boxes > MAX_BOXES) throw new UnreadableFilm('Too many boxes.');
    },
  };
};

export const withFilm = async <T>(path: string, flags: 'r' | 'r+', work: (film: Film) => Promise<T>): Promise<T> => {
  const file = await open(path, flags);
  try {
    return await work(filmOf(file, (await file.stat()).size));
  } finally {
    await file.close();
  }
};

const boxAt = async (film: Film, from: number, limit: number): Promise<Box> => {
  const head = await film.read(from, LONG_HEAD);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < LONG_HEAD) throw new UnreadableFilm('A box has no size.');
  // Size 0 means up to the end of the file.
  const size = short === 0 && limit === film.size ? limit - from : isLong ? Number(head.readBigUInt64BE(HEAD)) : short;
  const start = from + (isLong ? LONG_HEAD : HEAD);
  const end = from + size;
  if (end < start || end > limit) throw new UnreadableFilm('A box is longer than what holds it.');
  return { type: head.toString('latin1', 4, HEAD), from, start, end };
};

/** The boxes of one level. Fewer bytes than a header has may be left at its end. */
export const boxesIn = async function* (film: Film, { start, end }: Span): AsyncGenerator<Box> {
  let at = start;
  for (let count = 0; end - at >= HEAD; count += 1) {
    film.count();
    if (count >= MAX_ON_LEVEL) throw new UnreadableFilm('Too many boxes.');
    const box = await boxAt(film, at, end);
    yield box;
    at = box.end;
  }
};

export const findBox = async (film: Film, within: Span, ...types: string[]): Promise<Box | undefined> => {
  for await (const box of boxesIn(film, within)) if (types.includes(box.type)) return box;
  return undefined;
};

/** The box at the end of a path of types. */
export const findDeep = async (film: Film, within: Span, ...path: string[]): Promise<Box | undefined> => {
  let found: Box | undefined;
  let inside: Span | undefined = within;
  for (const type of path) {
    found = inside && (await findBox(film, inside, type));
    inside = found;
  }
  return found;
};
