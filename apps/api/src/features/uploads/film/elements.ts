import { type Film, type Span, UnreadableFilm } from './boxes.ts';

// The elements of WebM: an id and a size of variable length, then the content.

export const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
  void: 0xec,
  checksum: 0xbf,
  title: 0x7ba9,
  fileName: 0x7384,
  track: 0xae,
  trackType: 0x83,
} as const;

/** `end` is undefined for a size that was not known when it was written: a recording by a browser. */
export type Element = { id: number; from: number; start: number; end: number | undefined };

const MAX_HEAD = 12;
const WINDOW_BYTES = 64 * 1024;

export const elementReader = (film: Film) => {
  let at = 0;
  let window: Buffer = Buffer.alloc(0);
  const peek = async (position: number) => {
    if (position < at || position + MAX_HEAD > at + window.length) {
      at = position;
      window = await film.read(position, WINDOW_BYTES);
    }
    return window.subarray(position - at, position - at + MAX_HEAD);
  };

  return async (position: number, limit: number): Promise<Element> => {
    const head = await peek(position);
    const idLength = Math.clz32(head[0] ?? 0) - 23;
    if (idLength > 4 || head.length <= idLength) throw new UnreadableFilm('An element has no id.');
    const marker = head[idLength] ?? 0;
    const sizeLength = Math.clz32(marker) - 23;
    if (sizeLength > 8 || head.length < idLength + sizeLength) throw new UnreadableFilm('An element has no size.');
    const start = position + idLength + sizeLength;
    let size = marker & (0xff >> sizeLength);
    let isUnknown = size === 0xff >> sizeLength;
    for (let n = 1; n < sizeLength; n += 1) {
      const byte = head[idLength + n] ?? 0;
      isUnknown &&= byte === 0xff;
      size = size * 256 + byte;
    }
    if (start > limit || (!isUnknown && start + size > limit))
      throw new UnreadableFilm('An element is longer than what holds it.');
    return { id: head.readUIntBE(0, idLength), from: position, start, end: isUnknown ? undefined : start + size };
  };
};

const LONG_VOID = 9;

/** Becomes a `Void` of the same size, filled with zeros. */
export const voidElement = async (film: Film, { start, end }: Span): Promise<void> => {
  const total = end - start;
  const head = Buffer.alloc(total < LONG_VOID ? 2 : LONG_VOID);
  head[0] = ID.void;
  if (head.length === 2) head[1] = 0x80 | (total - 2);
  else {
    head.writeBigUInt64BE(BigInt(total - LONG_VOID), 1);
    head[1] = 0x01;
  }
  await film.write(start, head);
  await film.zero({ start: start + head.length, end });
};
