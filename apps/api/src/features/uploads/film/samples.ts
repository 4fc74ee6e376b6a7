import { type Box, type Film, findBox, type Span, UnreadableFilm } from './boxes.ts';

/** A table of numbers, read in pieces. */
const WINDOW_BYTES = 64 * 1024;
/** A chunk is some half second of film. */
const MAX_CHUNKS = 250_000;

type Column = (index: number) => Promise<number>;

const column = (film: Film, { start, end }: Span, count: number, width: number, pick = 0, bytes = 4): Column => {
  if (start + count * width > end) throw new UnreadableFilm('A table is longer than its box.');
  const rows = Math.floor(WINDOW_BYTES / width);
  let first = 0;
  let window: Buffer = Buffer.alloc(0);
  return async (index) => {
    if (index < first || (index - first + 1) * width > window.length) {
      first = index;
      window = await film.read(start + index * width, Math.min(rows, count - index) * width);
    }
    const at = (index - first) * width + pick;
    return bytes === 8 ? Number(window.readBigUInt64BE(at)) : window.readUIntBE(at, bytes);
  };
};

const wanted = async (film: Film, table: Span, ...types: string[]): Promise<Box> => {
  const found = await findBox(film, table, ...types);
  if (!found) throw new UnreadableFilm(`A track has no ${types[0]}.`);
  return found;
};

const countAt = async (film: Film, position: number) => (await film.read(position, 4)).readUInt32BE(0);

/** The size of the samples from one number up to another. */
const sampleSizes = async (film: Film, table: Span) => {
  const box = await wanted(film, table, 'stsz', 'stz2');
  const [fixed, count] = [await countAt(film, box.start + 4), await countAt(film, box.start + 8)];
  const rows = { start: box.start + 12, end: box.end };
  const isCompact = box.type === 'stz2';
  if (isCompact && fixed !== 8 && fixed !== 16) throw new UnreadableFilm('Samples of half a byte.');
  const bytes = isCompact ? fixed / 8 : 4;
  const isFixed = !isCompact && fixed > 0;
  const size = isFixed ? undefined : column(film, rows, count, bytes, 0, bytes);
  const sizeOf = async (from: number, to: number) => {
    if (!size) return (to - from) * fixed;
    let sum = 0;
    for (let index = from; index < to; index += 1) sum += await size(index);
    return sum;
  };
  return { count, sizeOf };
};

/** Where the samples of a track are in the file, chunk by chunk, by its table of samples (`stbl`). */
export const sampleSpans = async function* (film: Film, table: Span): AsyncGenerator<Span> {
  const { count, sizeOf } = await sampleSizes(film, table);
  const offsets = await wanted(film, table, 'stco', 'co64');
  const runs = await wanted(film, table, 'stsc');
  const [chunks, runCount] = [await countAt(film, offsets.start + 4), await countAt(film, runs.start + 4)];
  if (chunks > MAX_CHUNKS) throw new UnreadableFilm('Too many chunks.');
  const width = offsets.type === 'co64' ? 8 : 4;
  const offset = column(film, { start: offsets.start + 8, end: offsets.end }, chunks, width, 0, width);
  const runSpan = { start: runs.start + 8, end: runs.end };
  const firstChunk = column(film, runSpan, runCount, 12);
  const perChunk = column(film, runSpan, runCount, 12, 4);
  let run = 0;
  let sample = 0;
  for (let chunk = 1; chunk <= chunks && sample < count; chunk += 1) {
    while (run + 1 < runCount && (await firstChunk(run + 1)) <= chunk) run += 1;
    const last = Math.min(count, sample + (runCount > 0 ? await perChunk(run) : 0));
    const start = await offset(chunk - 1);
    yield { start, end: start + (await sizeOf(sample, last)) };
    sample = last;
  }
};
