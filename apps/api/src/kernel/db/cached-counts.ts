import { SECOND } from '@amberway/contract/kernel/limits';
import { perDatabase } from './per-database.ts';

// An exact count of a large filter costs more than the rest of the list request. Large counts are cached for a few
// seconds; small ones, where one row more or less is noticed, are always counted.

const CACHED_MS = 5 * SECOND;
/** A count above this is large. */
export const LARGE = 1_000;
const MAX_KEYS = 500;

const cachedCounts = perDatabase<{ count: number; until: number }>();

/** `key` contains everything that the count depends on. */
export const cachedCount = async (key: string, countNow: () => Promise<number>): Promise<number> => {
  const counts = cachedCounts();
  const known = counts.get(key);
  if (known && known.until > Date.now()) return known.count;
  // Other requests use the cached count while one recounts.
  if (known) known.until = Date.now() + CACHED_MS;
  const count = await countNow();
  if (counts.size >= MAX_KEYS) counts.clear();
  if (count > LARGE) counts.set(key, { count, until: Date.now() + CACHED_MS });
  else counts.delete(key);
  return count;
};
