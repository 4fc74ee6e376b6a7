import { createReadStream } from 'node:fs';
import { parseStream } from 'music-metadata';
import { mp4Duration } from './mp4-duration.ts';

const MILLISECONDS = 1000;

/** A file of millions of empty chunks would keep the parser busy for minutes. */
const MAX_MS = 5_000;
/** Each chunk is parsed synchronously: small ones keep the event loop responsive. */
const PIECE_BYTES = 8 * 1024;

/** For other formats: this parser takes the duration of an MP4 from its audio track, which not every video has. */
const parsed = async (path: string, maxMs: number) => {
  const bytes = createReadStream(path, { highWaterMark: PIECE_BYTES });
  const timer = setTimeout(() => bytes.destroy(new Error('The length is not found in time.')), maxMs);
  try {
    return (await parseStream(bytes, { path }, { duration: true, skipCovers: true })).format.duration;
  } finally {
    clearTimeout(timer);
    bytes.destroy();
  }
};

/** Seconds, or null when unknown: a missing duration is no reason to reject the file. */
export const durationOf = async (path: string, maxMs = MAX_MS): Promise<number | null> => {
  try {
    const seconds = (await mp4Duration(path).catch(() => undefined)) ?? (await parsed(path, maxMs));
    return seconds && Number.isFinite(seconds) ? Math.round(seconds * MILLISECONDS) / MILLISECONDS : null;
  } catch {
    return null;
  }
};
