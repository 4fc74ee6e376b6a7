import { findDeep, withFilm } from './film/boxes.ts';

/** Seconds, or undefined when the header is missing or has no duration. moov/mvhd has it, whatever the tracks are. */
export const mp4Duration = (path: string): Promise<number | undefined> =>
  withFilm(path, 'r', async (film) => {
    const header = await findDeep(film, { start: 0, end: film.size }, 'moov', 'mvhd');
    if (!header) return undefined;
    const bytes = await film.read(header.start, 32);
    const isWide = bytes[0] === 1;
    if (bytes.length < (isWide ? 32 : 20)) return undefined;
    const ticks = bytes.readUInt32BE(isWide ? 20 : 12);
    const duration = isWide ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
    return ticks > 0 && duration > 0 ? duration / ticks : undefined;
  });
