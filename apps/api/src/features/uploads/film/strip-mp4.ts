import { type Box, boxesIn, type Film, findDeep, type Span, UnreadableFilm } from './boxes.ts';
import { sampleSpans } from './samples.ts';

/** What a player needs, by the box that holds it. Everything else may have been written by a camera about itself. */
const NEEDED: Record<string, readonly string[]> = {
  file: ['ftyp', 'styp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'edts', 'tref', 'mdia', 'tapt', 'clip', 'matt', 'load', 'trgr'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'gmhd', 'hmhd', 'nmhd', 'sthd', 'hdlr', 'dinf', 'stbl'],
  mvex: ['mehd', 'trex', 'leva'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio', 'senc'],
};
/** Samples have many tables, and new ones come; none of a phone holds a place but these. */
const NOT_NEEDED: Record<string, readonly string[]> = { stbl: ['udta', 'meta', 'uuid'] };

/** Boxes that are empty by their meaning; cameras hide data in them. */
const EMPTY = ['free', 'skip', 'wide'];
const FREE = Buffer.from('free');

/** Tracks of pictures and sound. `auxv`: the depth or the transparency of the picture. */
const SEEN_AND_HEARD = ['vide', 'soun', 'auxv'];
const CAPTIONS = ['text', 'sbtl', 'subt', 'clcp'];
/** A drone writes where it flies into captions. Nobody says a number with four decimals. */
const COORDINATE = /\d\.\d{4}/;
const MAX_CAPTION_BYTES = 1024 * 1024;

/** Captions are read whole: they are short. */
const saysWhere = async (film: Film, table: Span): Promise<boolean> => {
  let total = 0;
  for await (const { start, end } of sampleSpans(film, table)) {
    total += end - start;
    if (total > MAX_CAPTION_BYTES || end > film.size) return true;
    // Without the zeros of UTF-16.
    if (COORDINATE.test((await film.read(start, end - start)).toString('latin1').replaceAll('\0', ''))) return true;
  }
  return false;
};

const release = async (film: Film, box: Box) => {
  await film.write(box.from + 4, FREE);
  await film.zero(box);
};

const zeroSamples = async (film: Film, table: Span) => {
  let total = 0;
  for await (const span of sampleSpans(film, table)) {
    total += span.end - span.start;
    if (total > film.size) throw new UnreadableFilm('Samples are longer than the file.');
    await film.zero(span);
  }
};

/** Returns false for a track of measurements, such as places (`mebx`, `gpmd`): its samples are removed. */
const stripTrack = async (film: Film, track: Box): Promise<boolean> => {
  const media = await findDeep(film, track, 'mdia');
  const header = media && (await findDeep(film, media, 'hdlr'));
  const table = media && (await findDeep(film, media, 'minf', 'stbl'));
  if (!header || !table || header.end - header.start < 12) throw new UnreadableFilm('A track has no kind.');
  const kind = (await film.read(header.start + 8, 4)).toString('latin1');
  if (SEEN_AND_HEARD.includes(kind)) return true;
  if (CAPTIONS.includes(kind) && !(await saysWhere(film, table))) return true;
  await zeroSamples(film, table);
  return false;
};

type Seen = { indexes: number; fragments: number; removed: number };

const isNeeded = (parent: string, type: string) =>
  NEEDED[parent] ? NEEDED[parent].includes(type) : !NOT_NEEDED[parent]?.includes(type);

const look = (seen: Seen, { type }: Box) => {
  // The index of old QuickTime files may be compressed: what is in it cannot be seen.
  if (type === 'cmov') throw new UnreadableFilm('The index is compressed.');
  if (type === 'moov') seen.indexes += 1;
  if (type === 'moof') seen.fragments += 1;
};

const stripLevel = async (film: Film, parent: string, within: Span, seen: Seen): Promise<void> => {
  let last = within.start;
  for await (const box of boxesIn(film, within)) {
    last = box.end;
    look(seen, box);
    if (EMPTY.includes(box.type)) await film.zero(box);
    else if (!isNeeded(parent, box.type)) await release(film, box);
    else if (box.type === 'trak' && !(await stripTrack(film, box))) {
      seen.removed += 1;
      await release(film, box);
    } else if (box.type in NEEDED || box.type in NOT_NEEDED) await stripLevel(film, box.type, box, seen);
  }
  await film.zero({ start: last, end: within.end });
};

/** MP4 and QuickTime: what is not needed becomes `free`, of the same size and filled with zeros. */
export const stripMp4 = async (film: Film): Promise<void> => {
  const seen: Seen = { indexes: 0, fragments: 0, removed: 0 };
  await stripLevel(film, 'file', { start: 0, end: film.size }, seen);
  if (seen.indexes !== 1) throw new UnreadableFilm('There is not one index.');
  // The samples of a fragment are listed in the fragment. No camera writes measurements that way.
  if (seen.removed > 0 && seen.fragments > 0) throw new UnreadableFilm('A track of measurements is in fragments.');
};
