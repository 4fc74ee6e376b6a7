import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { perDatabase } from './per-database.ts';

// An exact count of a large filter costs more than the rest of the list request. Large counts are cached for a few
// seconds; small ones, where one row more or less is noticed, are always counted. A count that takes long is cached for
// longer, so that a database never spends more than a small share of its time on it, and counted again while the former
// one is shown.

const CACHED_MS = 5 * SECOND;
/** A count above this is large. */
export const LARGE = 1_000;
const MAX_KEYS = 500;
/** From here on nobody waits for a count to be repeated. */
const SLOW_MS = 50;
const TIMES_ITS_COST = 50;
const LONGEST_MS = MINUTE;
/** Older ones are counted again before they are shown. */
const OLD_MS = 10 * MINUTE;

type Known = { value: unknown; until: number; oldAt: number; slow: boolean };
const known = perDatabase<Known>();

const countAgain = async <T>(
  all: Map<string, Known>,
  key: string,
  isLarge: (value: T) => boolean,
  work: () => Promise<T>,
) => {
  const started = Date.now();
  const value = await work();
  const now = Date.now();
  const took = now - started;
  if (all.size >= MAX_KEYS) all.clear();
  const until = now + Math.min(LONGEST_MS, Math.max(CACHED_MS, TIMES_ITS_COST * took));
  if (isLarge(value)) all.set(key, { value, until, oldAt: now + OLD_MS, slow: took >= SLOW_MS });
  else all.delete(key);
  return value;
};

/** Figures of one statement, cached while they are large. `key` contains everything that they depend on. */
export const cachedFigures = async <T>(
  key: string,
  isLarge: (value: T) => boolean,
  work: () => Promise<T>,
): Promise<T> => {
  const all = known();
  const found = all.get(key);
  const now = Date.now();
  if (found && found.until > now) return found.value as T;
  // Other requests use the former value while one counts.
  if (found) found.until = now + CACHED_MS;
  const counting = countAgain(all, key, isLarge, work);
  if (!found?.slow || found.oldAt < now) return counting;
  // It fails with the database; whoever comes next counts again.
  counting.catch(() => all.delete(key));
  return found.value as T;
};

/** `key` contains everything that the count depends on. */
export const cachedCount = (key: string, countNow: () => Promise<number>): Promise<number> =>
  cachedFigures(key, (count) => count > LARGE, countNow);
