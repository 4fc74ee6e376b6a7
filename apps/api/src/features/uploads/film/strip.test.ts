import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_TYPES, extensionOf } from '@amberway/contract/uploads/types';
import { box, COORDINATES, filmOf, FILMS, LENGTH, picture, PLACE, sound, webmFilmOf } from '../../../testing/films.ts';
import { durationOf } from '../duration.ts';
import { UnreadableFilm } from './boxes.ts';
import { isFilmType, stripFilm } from './strip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amberway-film-'));
});
afterAll(() => rm(folder, { recursive: true }));

const strip = async (bytes: Buffer, mime: string = 'video/mp4') => {
  if (!isFilmType(mime)) throw new Error(`${mime} is no film`);
  const path = join(folder, 'film');
  await writeFile(path, bytes);
  const changed = await stripFilm(path, mime);
  return { changed, bytes: await readFile(path), again: await stripFilm(path, mime) };
};
/** Undefined for what was stripped without an error. */
const failureOf = (bytes: Buffer, mime: string) =>
  strip(bytes, mime).then(
    () => undefined,
    (error: unknown) => error,
  );
const lengthOf = async (bytes: Buffer) => {
  const path = join(folder, 'length');
  await writeFile(path, bytes);
  return durationOf(path);
};
const mimeOf = (name: string) => FILE_TYPES[extensionOf(name) ?? 'pdf'].mime;

/** Where each picture and each piece of sound is. */
const heard = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/PICTURE-\d+|SOUND-\d+|SAY-\d+/g)].map(({ 0: text, index }) => [text, index]);

describe.each(Object.entries(FILMS))('a film of %s', (_who, { name, bytes: make }) => {
  it('has no place in any byte, and the same size, pictures, sound and duration', async () => {
    const before = make();
    expect(before.includes(PLACE)).toBe(true);
    const { changed, bytes, again } = await strip(before, mimeOf(name));
    expect(changed).toBe(true);
    for (const word of [PLACE, COORDINATES, '+51.4778', 'com.apple', 'com.android', 'GPMF', 'xyz'])
      expect(bytes.includes(word), word).toBe(false);
    expect(bytes.length).toBe(before.length);
    expect(heard(bytes)).toEqual(heard(before));
    // A browser does not know the duration when it writes the beginning.
    expect(await lengthOf(bytes)).toBe(name === 'live.webm' ? null : LENGTH);
    expect(again, 'a second time').toBe(false);
  });
});

describe('what stays', () => {
  it('a film without a place is not changed', async () => {
    const before = filmOf({ brand: 'isom', tracks: [picture, sound] });
    expect(await strip(before)).toMatchObject({ changed: false, bytes: before });
  });

  it('captions stay, unless they hold a place', async () => {
    const captions = { kind: 'sbtl', format: 'tx3g', samples: ['SAY-1', 'SAY-22', 'It is 3.5 and 1,000'] };
    const before = filmOf({ brand: 'isom', tracks: [picture, captions] });
    expect(await strip(before)).toMatchObject({ changed: false, bytes: before });
  });

  it('a film in fragments is read', async () => {
    const fragment = Buffer.concat([
      box('moof', box('mfhd'), box('traf', box('uuid', Buffer.from(PLACE)))),
      box('mdat'),
    ]);
    const before = filmOf({ brand: 'iso5', tracks: [picture], after: [fragment, fragment] });
    const { bytes } = await strip(before);
    expect(bytes.includes(PLACE)).toBe(false);
    expect(heard(bytes)).toEqual(heard(before));
  });
});

const film = () => filmOf({ brand: 'isom', tracks: [picture, sound] });
const measured = (samples: string[]) =>
  filmOf({ brand: 'isom', tracks: [picture, { kind: 'meta', format: 'mebx', samples }] });
/** Changes the number behind a word, such as the first size in a table. */
const spoilt = (bytes: Buffer, word: string, distance: number, value: number) => {
  const at = bytes.lastIndexOf(word);
  bytes.writeUInt32BE(value, at + word.length + distance);
  return bytes;
};

it('a film whose pictures are in too many pieces is taken, without its other places', async () => {
  const { bytes } = await strip(spoilt(Buffer.from(FILMS['a sound recorder']?.bytes() ?? ''), 'stco', 4, 0xffffffff));
  expect(bytes.includes(PLACE)).toBe(false);
});

describe('a film that cannot be followed to its end is rejected:', () => {
  it.each<[string, () => Buffer, string?]>([
    ['no film at all', () => Buffer.alloc(200, 'x')],
    ['without an index', () => box('ftyp', Buffer.from('isom'))],
    ['with two indexes', () => Buffer.concat([film(), box('moov')])],
    ['with a compressed index', () => Buffer.concat([box('ftyp'), box('moov', box('cmov'))])],
    ['cut off', () => film().subarray(0, 200)],
    ['with a box longer than the file', () => Buffer.concat([film(), box('mdat').fill(0x7f, 0, 4)])],
    [
      'with 10,001 boxes',
      () => Buffer.concat([film(), Buffer.concat(Array.from({ length: 10_001 }, () => box('free')))]),
    ],
    ['with a track of no kind', () => filmOf({ brand: 'isom', tracks: [picture], inMovie: [box('trak')] })],
    ['with samples beyond the file', () => spoilt(measured(['12345678']), 'stco', 8, 0x7fffffff)],
    ['with samples larger than the file', () => spoilt(measured(['12345678']), 'stsz', 12, 0x7fffffff)],
    ['with a table longer than its box', () => spoilt(measured(['12345678']), 'stsz', 8, 0x7fffffff)],
    ['with four thousand million chunks', () => spoilt(measured(['12345678']), 'stco', 4, 0xffffffff)],
    ['with measurements in fragments', () => Buffer.concat([measured(['12345678']), box('moof'), box('mdat')])],
    ['a WebM cut off', () => webmFilmOf().subarray(0, 150), 'video/webm'],
    ['a WebM with measurements', () => webmFilmOf({ type: 33 }), 'video/webm'],
    ['a WebM with two segments', () => Buffer.concat([webmFilmOf(), webmFilmOf()]), 'video/webm'],
    ['an MP4 as WebM', film, 'video/webm'],
    ['empty', () => Buffer.alloc(0), 'video/webm'],
  ])('%s', async (_title, make, mime) => {
    await expect(strip(make(), mime)).rejects.toBeInstanceOf(UnreadableFilm);
  });
});

it('a film broken anywhere fails as unreadable, if at all', async () => {
  for (const { name, bytes } of Object.values(FILMS)) {
    const whole = bytes();
    for (let at = 0; at < whole.length; at += 97) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      const failure = await failureOf(broken, mimeOf(name));
      if (failure) expect(failure, `${name} at ${at}`).toBeInstanceOf(UnreadableFilm);
    }
  }
});
