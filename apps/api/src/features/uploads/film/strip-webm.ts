import { type Film, type Span, UnreadableFilm } from './boxes.ts';
import { type Element, elementReader, ID, voidElement } from './elements.ts';

/** What a player needs of a segment. `Tags`, attachments and what is unknown are not among it. */
const NEEDED: readonly number[] = [ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues, ID.chapters];
const SPARE: readonly number[] = [ID.title, ID.fileName, ID.checksum];
/** Picture, sound, captions. */
const TRACK_TYPES = [1, 2, 17];
/** Three hours of film. */
const MAX_BLOCKS = 1_000_000;

type Read = ReturnType<typeof elementReader>;
type Known = Element & Span;

const known = (element: Element): Known => {
  if (element.end === undefined) throw new UnreadableFilm('An element has no end.');
  return element as Known;
};

const elementsIn = async function* (film: Film, read: Read, { start, end }: Span): AsyncGenerator<Known> {
  for (let at = start; at < end;) {
    film.count();
    const element = known(await read(at, end));
    yield element;
    at = element.end;
  }
};

const whole = ({ from, end }: Known): Span => ({ start: from, end });

const stripInfo = async (film: Film, read: Read, info: Known) => {
  for await (const element of elementsIn(film, read, info))
    if (SPARE.includes(element.id)) await voidElement(film, whole(element));
};

const checkTracks = async (film: Film, read: Read, tracks: Known) => {
  for await (const track of elementsIn(film, read, tracks)) {
    if (track.id !== ID.track) continue;
    for await (const { id, end } of elementsIn(film, read, track))
      if (id === ID.trackType && !TRACK_TYPES.includes((await film.read(end - 1, 1))[0] ?? 0))
        throw new UnreadableFilm('A track is neither picture nor sound.');
  }
};

/** The end of a cluster whose size is unknown: before the next element that no cluster holds. */
const endOfCluster = async (read: Read, start: number, limit: number): Promise<number> => {
  let at = start;
  for (let count = 0; at < limit; count += 1) {
    if (count > MAX_BLOCKS) throw new UnreadableFilm('Too many blocks.');
    const element = await read(at, limit);
    // Ids of four bytes are those of the segment's level.
    if (element.id > 0xffffff) break;
    at = known(element).end;
  }
  return at;
};

const stripSegment = async (film: Film, segment: Span) => {
  const read = elementReader(film);
  for (let at = segment.start; at < segment.end;) {
    film.count();
    const element = await read(at, segment.end);
    at =
      element.id === ID.cluster && element.end === undefined
        ? await endOfCluster(read, element.start, segment.end)
        : known(element).end;
    if (element.id === ID.segment || element.id === ID.header) throw new UnreadableFilm('There is not one segment.');
    if (!NEEDED.includes(element.id)) await voidElement(film, { start: element.from, end: at });
    if (element.id === ID.info) await stripInfo(film, elementReader(film), known(element));
    if (element.id === ID.tracks) await checkTracks(film, elementReader(film), known(element));
  }
};

/** WebM: what is not needed becomes `Void`, of the same size and filled with zeros. */
export const stripWebm = async (film: Film): Promise<void> => {
  const read = elementReader(film);
  const header = known(await read(0, film.size));
  const segment = await read(header.end, film.size);
  if (header.id !== ID.header || segment.id !== ID.segment) throw new UnreadableFilm('This is no WebM.');
  const end = segment.end ?? film.size;
  await stripSegment(film, { start: segment.start, end });
  for (let at = end; at < film.size;) {
    film.count();
    const element = known(await read(at, film.size));
    if (element.id === ID.segment || element.id === ID.header) throw new UnreadableFilm('There is not one segment.');
    await voidElement(film, whole(element));
    at = element.end;
  }
};
