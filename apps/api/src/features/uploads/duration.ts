import { createReadStream } from 'node:fs';
import { parseStream } from 'music-metadata';
import { mp4Duration } from './mp4-duration.ts';

const MILLISECONDS = 1000;

/** A file of millions of empty parts keeps a reader busy for minutes. */
const MAX_MS = 5_000;
/** What has been read is parsed in one go: small pieces let others have their turn. */
const PIECE_BYTES = 8 * 1024;

/** For the others: it finds the length of MP4 by its sound, and not every film has some. */
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

/** Seconds, or null when the file does not tell: the length is a help, not a reason to refuse it. */
export const durationOf = async (path: string, maxMs = MAX_MS): Promise<number | null> => {
  try {
    const seconds = (await mp4Duration(path)) ?? (await parsed(path, maxMs));
    return seconds && Number.isFinite(seconds) ? Math.round(seconds * MILLISECONDS) / MILLISECONDS : null;
  } catch {
    return null;
  }
};
