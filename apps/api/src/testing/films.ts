// Films with the parts that phones and action cameras write, made box by box. `PLACE` stands in each part that holds
// where, with what or by whom it was made; pictures and sound are letters that must not change.

const number = (value: number, bytes = 4) => {
  const out = Buffer.alloc(bytes);
  if (bytes === 8) out.writeBigUInt64BE(BigInt(value));
  else out.writeUIntBE(value, 0, bytes);
  return out;
};

export const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([number(8 + body.length), Buffer.from(type, 'latin1'), body]);
};
/** With a size of eight bytes. */
const longBox = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([number(1), Buffer.from(type, 'latin1'), number(16 + body.length, 8), body]);
};
const full = (type: string, ...content: Buffer[]) => box(type, number(0), ...content);

export const PLACE = 'NEAR-THE-OLD-MILL';
/** As the standard for places writes it. */
export const COORDINATES = '+51.4778-000.0014+046.000/';
const place = Buffer.from(`${COORDINATES} ${PLACE}`);

const handler = (kind: string, name = '') =>
  full('hdlr', Buffer.from(`mhlr${kind}`), Buffer.alloc(12), Buffer.from(`${name}\0`));

/** Keys and their values, as iPhones write them. */
const keyed = () => {
  const keys = ['com.apple.quicktime.location.ISO6709', 'com.apple.quicktime.model', 'com.android.model'];
  const listed = keys.map((key) => box('mdta', Buffer.from(key)));
  const values = keys.map((_key, index) =>
    Buffer.concat([number(24 + place.length), number(index + 1), box('data', number(1), number(0), place)]),
  );
  return box('meta', handler('mdta'), full('keys', number(keys.length), ...listed), box('ilst', ...values));
};

const userData = () =>
  box('udta', box('©xyz', number(place.length, 2), number(0x15c7, 2), place), box('©mod', place), box('GPMF', place));
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const xmp = () => box('uuid', XMP, Buffer.from(`<exif:GPSLatitude>${PLACE}</exif:GPSLatitude>`));

/** `samples` lie in the order of all tracks, one chunk for each two samples. */
export type Track = {
  /** In the entry that says how the samples are coded, after its fields. */
  inEntry?: Buffer[];
  inTable?: Buffer[];
  name?: string;
  kind: string;
  format: string;
  samples: string[];
  extra?: Buffer[];
  wide?: boolean;
  odd?: 'stz2' | 'fixed';
};

type Placed = Track & { chunks: { at: number; count: number }[] };

const sizesOf = ({ samples, odd }: Track) => {
  const lengths = samples.map((one) => Buffer.byteLength(one, 'latin1'));
  if (odd === 'fixed') return full('stsz', number(lengths[0] ?? 0), number(lengths.length));
  if (odd === 'stz2') return full('stz2', number(16), number(lengths.length), ...lengths.map((one) => number(one, 2)));
  return full('stsz', number(0), number(lengths.length), ...lengths.map((one) => number(one)));
};

const trackBox = (track: Placed, id: number) => {
  const { kind, format, samples, chunks, extra = [], wide, inEntry = [], inTable = [], name } = track;
  const fields = kind === 'soun' ? 20 : 70;
  const runs = chunks.map(({ count }, index) => Buffer.concat([number(index + 1), number(count), number(1)]));
  const offsets = chunks.map(({ at }) => number(at, wide ? 8 : 4));
  const table = box(
    'stbl',
    full('stsd', number(1), box(format, Buffer.alloc(6), number(1, 2), Buffer.alloc(fields), ...inEntry)),
    full('stts', number(1), number(samples.length), number(100)),
    full('stsc', number(runs.length), ...runs),
    sizesOf(track),
    full(wide ? 'co64' : 'stco', number(offsets.length), ...offsets),
    ...inTable,
  );
  const media = box(
    'mdia',
    full('mdhd', Buffer.alloc(8), number(1000), number(samples.length * 100), Buffer.alloc(4)),
    handler(kind, name),
    box('minf', full(kind === 'soun' ? 'smhd' : 'vmhd', Buffer.alloc(8)), box('dinf'), table),
  );
  return box('trak', full('tkhd', Buffer.alloc(8), number(id), Buffer.alloc(68)), media, ...extra);
};

export const LENGTH = 2.5;
const header = () =>
  full('mvhd', Buffer.alloc(8), number(1000), number(LENGTH * 1000), number(0x10000), Buffer.alloc(76));

/** Lays the samples of the tracks out in turns, as cameras do. */
const layOut = (tracks: readonly Track[], from: number) => {
  const placed: Placed[] = tracks.map((track) => ({ ...track, chunks: [] }));
  const bytes: Buffer[] = [];
  let at = from;
  const longest = Math.max(...tracks.map(({ samples }) => samples.length));
  for (let first = 0; first < longest; first += 2)
    for (const track of placed) {
      const chunk = track.samples.slice(first, first + 2);
      if (chunk.length === 0) continue;
      const content = Buffer.from(chunk.join(''), 'latin1');
      track.chunks.push({ at, count: chunk.length });
      bytes.push(content);
      at += content.length;
    }
  return { placed, content: Buffer.concat(bytes) };
};

type Parts = {
  brand: string;
  tracks: Track[];
  inMovie?: Buffer[];
  after?: Buffer[];
  long?: boolean;
  /** Before and after the samples: no track refers to it, as what was cut off in the phone. */
  unused?: Buffer;
};

export const filmOf = (parts: Parts): Buffer => {
  const { brand, tracks, inMovie = [], after = [], long = false, unused = Buffer.alloc(0) } = parts;
  const front = Buffer.concat([box('ftyp', Buffer.from(brand), number(0), Buffer.from(brand)), box('wide')]);
  const { placed, content } = layOut(tracks, front.length + (long ? 16 : 8) + unused.length);
  const movie = box('moov', header(), ...placed.map((track, index) => trackBox(track, index + 1)), ...inMovie);
  return Buffer.concat([front, (long ? longBox : box)('mdat', unused, content, unused), movie, ...after]);
};

export const picture: Track = { kind: 'vide', format: 'avc1', samples: ['PICTURE-1', 'PICTURE-22', 'PICTURE-333'] };
export const sound: Track = { kind: 'soun', format: 'mp4a', samples: ['SOUND-1', 'SOUND-22', 'SOUND-333', 'SOUND-4'] };
const measurements = (kind: string, format: string, over: Partial<Track> = {}): Track => ({
  kind,
  format,
  samples: [`${PLACE}-1`, `${PLACE}-2`, `${PLACE}-3`],
  ...over,
});

/** What a camera of each kind writes. */
export const FILMS: Record<string, { name: string; bytes: () => Buffer }> = {
  'an iPhone': {
    name: 'IMG_0042.MOV',
    bytes: () =>
      filmOf({
        brand: 'qt  ',
        tracks: [{ ...picture, extra: [keyed()] }, sound, measurements('meta', 'mebx'), measurements('meta', 'mebx')],
        inMovie: [keyed()],
      }),
  },
  'an Android phone': {
    name: 'VID_20261119.mp4',
    bytes: () =>
      filmOf({ brand: 'mp42', tracks: [picture, sound], inMovie: [userData(), keyed()], after: [box('free', place)] }),
  },
  'an action camera': {
    name: 'GX010042.MP4',
    bytes: () =>
      filmOf({
        brand: 'mp41',
        long: true,
        tracks: [
          { ...picture, wide: true, extra: [userData()] },
          { ...sound, wide: true },
          measurements('tmcd', 'tmcd', { wide: true, odd: 'fixed' }),
          measurements('meta', 'gpmd', { wide: true, odd: 'stz2' }),
        ],
        inMovie: [userData(), xmp()],
        after: [xmp()],
      }),
  },
  'a drone': {
    name: 'DJI_0042.mp4',
    bytes: () =>
      filmOf({
        brand: 'isom',
        tracks: [picture, { kind: 'sbtl', format: 'tx3g', samples: [`GPS (0.0014, 51.4778, 46) ${PLACE}`] }],
        inMovie: [box('gps ', place)],
      }),
  },
  'a camera that writes it wherever there is room': {
    name: 'REC_0042.mov',
    bytes: () => {
      const room = {
        name: PLACE,
        inTable: [box('plce', place)],
        inEntry: [box('esds'), box('udta', place), number(0)],
      };
      const tracks = [
        { ...picture, ...room },
        { ...sound, ...room },
      ];
      return filmOf({ brand: 'qt  ', tracks, unused: place });
    },
  },
  'a sound recorder': {
    name: 'At the old mill.m4a',
    bytes: () => filmOf({ brand: 'M4A ', tracks: [sound], inMovie: [userData()] }),
  },
};

const element = (id: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), number(0x10000000 | body.length), body]);
};
const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex');
const open = (id: string, ...content: Buffer[]) => Buffer.concat([Buffer.from(id, 'hex'), UNKNOWN, ...content]);

const tags = () =>
  element(
    '1254c367',
    element('7373', element('67c8', element('45a3', Buffer.from('LOCATION')), element('4487', place))),
  );

/** `live`: as a browser records, with sizes that are unknown when they are written. */
export const webmFilmOf = ({ live = false, type = 1, tail = [] as Buffer[] } = {}): Buffer => {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(LENGTH * 1000);
  const info = element(
    '1549a966',
    element('bf', number(0)),
    element('2ad7b1', number(1_000_000)),
    element('7ba9', place),
    element('4489', duration),
  );
  const track = element(
    'ae',
    element('d7', number(1, 1)),
    element('83', number(type, 1)),
    element('86', Buffer.from('V_VP8')),
  );
  const cluster = (text: string) =>
    (live ? open : element)('1f43b675', element('e7', number(0)), element('a3', Buffer.from(text)));
  const segment = [
    info,
    element('1654ae6b', track),
    cluster('PICTURE-1'),
    cluster('PICTURE-22'),
    element('1941a469', place),
    tags(),
    ...tail,
  ];
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    (live ? open : element)('18538067', ...segment),
  ]);
};
FILMS['a WebM of a phone'] = { name: 'film.webm', bytes: () => webmFilmOf() };
FILMS['a recording by a browser'] = { name: 'live.webm', bytes: () => webmFilmOf({ live: true }) };
