import { type Box, boxesIn, type Film, findBox, findDeep, type Span, UnreadableFilm } from './boxes.ts';
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
  stbl: [
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stss',
    'stps',
    'stsc',
    'stsz',
    'stz2',
    'stco',
    'co64',
    'sdtp',
    'stdp',
    'stsh',
    'padb',
    'sbgp',
    'sgpd',
    'subs',
  ],
};
/** Codecs describe themselves in many boxes, and new ones come. What is left out here is for cameras. */
const NOT_IN_SAMPLE_ENTRY = ['udta', 'meta', 'uuid', 'gps ', 'free', 'skip', 'wide'];
/** The fields before the boxes of a sample entry: pictures, and sound by the version of its entry. */
const PICTURE_FIELDS = 78;
const SOUND_FIELDS = [28, 44, 64];
/** A handler's name, after its kind, is for people: "Core Media Video", or anything else. */
const HANDLER_FIELDS = 24;

/** Boxes that are empty by their meaning; cameras hide data in them. */
const EMPTY = ['free', 'skip', 'wide'];
const FREE = Buffer.from('free');

/** Tracks of pictures and sound. `auxv`: the depth or the transparency of the picture. */
const SEEN_AND_HEARD = ['vide', 'soun', 'auxv'];
const CAPTIONS = ['text', 'sbtl', 'subt', 'clcp'];
/** A drone writes where it flies into captions. Nobody says a number with four decimals. */
const COORDINATE = /\d\.\d{4}/;
const MAX_CAPTION_BYTES = 1024 * 1024;

/** What was met on the way: the tables of the tracks that stay, and the boxes with their samples. */
type Seen = { indexes: number; fragments: number; removed: number; tables: Span[]; contents: Span[] };

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

const entryFields = async (film: Film, kind: string, entry: Box) =>
  kind === 'soun' ? SOUND_FIELDS[(await film.read(entry.start + 8, 2)).readUInt16BE(0)] : PICTURE_FIELDS;

/** How the samples of a track are coded (`stsd`). Entries may end with bytes that are no box: they stay. */
const stripEntries = async (film: Film, kind: string, table: Span) => {
  const entries = await findBox(film, table, 'stsd');
  if (!entries) return;
  for await (const entry of boxesIn(film, { start: entries.start + 8, end: entries.end })) {
    const fields = await entryFields(film, kind, entry);
    if (fields === undefined || entry.start + fields > entry.end) continue;
    const inside = boxesIn(film, { start: entry.start + fields, end: entry.end });
    try {
      for await (const box of inside) if (NOT_IN_SAMPLE_ENTRY.includes(box.type)) await release(film, box);
    } catch (error) {
      if (!(error instanceof UnreadableFilm)) throw error;
    }
  }
};

/** Returns false for a track of measurements, such as places (`mebx`, `gpmd`): its samples are removed. */
const stripTrack = async (film: Film, track: Box, seen: Seen): Promise<boolean> => {
  const media = await findDeep(film, track, 'mdia');
  const header = media && (await findDeep(film, media, 'hdlr'));
  const table = media && (await findDeep(film, media, 'minf', 'stbl'));
  if (!header || !table || header.end - header.start < 12) throw new UnreadableFilm('A track has no kind.');
  const kind = (await film.read(header.start + 8, 4)).toString('latin1');
  const isSeenOrHeard = SEEN_AND_HEARD.includes(kind);
  if (!isSeenOrHeard && !(CAPTIONS.includes(kind) && !(await saysWhere(film, table)))) {
    await zeroSamples(film, table);
    return false;
  }
  if (isSeenOrHeard) await stripEntries(film, kind, table);
  seen.tables.push(table);
  return true;
};

/** Where the samples of the tracks are that stay. Undefined where that is too much to follow, as in hours of film. */
const usedSpans = async (film: Film, tables: readonly Span[]): Promise<Span[] | undefined> => {
  const used: Span[] = [];
  try {
    for (const table of tables) for await (const span of sampleSpans(film, table)) used.push(span);
  } catch (error) {
    if (error instanceof UnreadableFilm) return undefined;
    throw error;
  }
  return used.toSorted((a, b) => a.start - b.start);
};

/** Zeros the bytes between the samples, which no track refers to: places, or what was cut off in the phone. */
const zeroRest = async (film: Film, { tables, contents }: Seen) => {
  const used = await usedSpans(film, tables);
  if (!used) return;
  let next = 0;
  for (const { start, end } of contents) {
    let at = start;
    while (next < used.length && (used[next] as Span).start < end) {
      const span = used[next] as Span;
      if (span.start > at) await film.zero({ start: at, end: span.start });
      at = Math.max(at, span.end);
      next += 1;
    }
    if (at < end) await film.zero({ start: at, end });
  }
};

const look = (seen: Seen, box: Box) => {
  const { type } = box;
  // The index of old QuickTime files may be compressed: what is in it cannot be seen.
  if (type === 'cmov') throw new UnreadableFilm('The index is compressed.');
  if (type === 'moov') seen.indexes += 1;
  if (type === 'moof') seen.fragments += 1;
  if (type === 'mdat') seen.contents.push(box);
};

const stripLevel = async (film: Film, parent: string, within: Span, seen: Seen): Promise<void> => {
  let last = within.start;
  for await (const box of boxesIn(film, within)) {
    last = box.end;
    look(seen, box);
    if (EMPTY.includes(box.type)) await film.zero(box);
    else if (!NEEDED[parent]?.includes(box.type)) await release(film, box);
    else if (box.type === 'trak' && !(await stripTrack(film, box, seen))) {
      seen.removed += 1;
      await release(film, box);
    } else if (box.type in NEEDED) await stripLevel(film, box.type, box, seen);
    else if (box.type === 'hdlr')
      await film.zero({ start: Math.min(box.start + HANDLER_FIELDS, box.end), end: box.end });
  }
  await film.zero({ start: last, end: within.end });
};

/** MP4 and QuickTime: what is not needed becomes `free`, of the same size and filled with zeros. */
export const stripMp4 = async (film: Film): Promise<void> => {
  const seen: Seen = { indexes: 0, fragments: 0, removed: 0, tables: [], contents: [] };
  await stripLevel(film, 'file', { start: 0, end: film.size }, seen);
  if (seen.indexes !== 1) throw new UnreadableFilm('There is not one index.');
  // The samples of a fragment are listed in the fragment. No camera writes measurements that way.
  if (seen.removed > 0 && seen.fragments > 0) throw new UnreadableFilm('A track of measurements is in fragments.');
  if (seen.fragments === 0) await zeroRest(film, seen);
};
