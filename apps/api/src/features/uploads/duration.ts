import { parseFile } from 'music-metadata';
import { mp4Duration } from './mp4-duration.ts';

const MILLISECONDS = 1000;

/** Asked for the others: it tells the length of MP4 by its sound, and not every film has some. */
const parsed = async (path: string) => (await parseFile(path, { duration: true, skipCovers: true })).format.duration;

/** Seconds, or null when the file does not tell: the length is a help, not a reason to refuse it. */
export const durationOf = async (path: string): Promise<number | null> => {
  try {
    const seconds = (await mp4Duration(path)) ?? (await parsed(path));
    return seconds && Number.isFinite(seconds) ? Math.round(seconds * MILLISECONDS) / MILLISECONDS : null;
  } catch {
    return null;
  }
};
