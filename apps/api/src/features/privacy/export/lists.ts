import { randomUUID } from 'node:crypto';

// Lists without a bound, such as ten thousand entries of practice, are never in memory as a whole: a marker stands for
// each in the record, and they are read page by page when the text is written.

type Pages = AsyncIterable<readonly unknown[]>;

export type Lists = {
  /** The marker of a list that is read later. */
  later: (pages: Pages) => string;
  /** The text of the record with the lists in the places of their markers. */
  fill: (json: Uint8Array) => AsyncGenerator<Buffer>;
};

const PIECE_BYTES = 64 * 1024;

/** In pieces: the checksum of a whole text would be computed in one go and block the event loop. */
export function* piecesOf(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield Buffer.from(bytes.subarray(at, at + PIECE_BYTES));
}

const written = async function* (pages: Pages) {
  let before = '[';
  for await (const page of pages) {
    const text = page.map((one) => JSON.stringify(one)).join(',\n');
    if (!text) continue;
    yield Buffer.from(`${before}\n${text}`);
    before = ',';
  }
  yield Buffer.from(before === '[' ? '[]' : '\n]');
};

export const openLists = (): Lists => {
  const lists = new Map<string, Pages>();
  return {
    later: (pages) => {
      // Nobody can write it into a note: it is made here.
      const marker = `list ${randomUUID()}`;
      lists.set(marker, pages);
      return marker;
    },
    fill: async function* (json) {
      let rest = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
      // In the order in which they were gathered, which is that of the text.
      for (const [marker, pages] of lists) {
        const found = rest.indexOf(JSON.stringify(marker));
        if (found < 0) throw new Error('A list has no place in the record.');
        yield* piecesOf(rest.subarray(0, found));
        yield* written(pages);
        rest = rest.subarray(found + marker.length + 2);
      }
      yield* piecesOf(rest);
    },
  };
};
