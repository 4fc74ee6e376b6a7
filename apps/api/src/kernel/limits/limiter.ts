import { createHash } from 'node:crypto';
import type { RateLimit } from '@amberway/contract/kernel/endpoint';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import { tooMany } from '../http/failure.ts';
import type { Network } from '../http/network.ts';
import { hitSharedWindow } from './queries.ts';

// Limits that protect accounts are counted in the database, for all processes together.
// Those that only prevent one caller from crowding out others are counted in memory.

type Policy = { max: number; windowMs: number; shared: boolean };

/** Of windows in memory. All are of the same length, so the first that began is the first that ends. */
export const MEMORY_KEYS = 10_000;

const policies = (config: Config): Record<RateLimit, Policy> => ({
  signIn: { max: config.SIGN_IN_PER_MINUTE, windowMs: MINUTE, shared: true },
  reset: { max: 60, windowMs: 15 * MINUTE, shared: true },
  search: { max: config.SEARCH_PER_MINUTE, windowMs: MINUTE, shared: false },
  upload: { max: 120, windowMs: MINUTE, shared: false },
  write: { max: 600, windowMs: MINUTE, shared: false },
  // Calendar clients poll a few times a day; many families may share one IP address.
  feed: { max: 120, windowMs: MINUTE, shared: false },
});

/** A caller, or a network of several. */
export type Limiter = (limit: RateLimit, callers: readonly Network[]) => Promise<void>;

export const openLimiter = (config: Config): Limiter => {
  const known = policies(config);
  const windows = new Map<string, { count: number; endsAt: number }>();
  const hitInMemory = (key: string, windowMs: number) => {
    const now = Date.now();
    const current = windows.get(key);
    if (current && current.endsAt > now) {
      current.count += 1;
      return { count: current.count, secondsLeft: (current.endsAt - now) / SECOND };
    }
    // Set anew at the end of the map, whose order is by age.
    windows.delete(key);
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size >= MEMORY_KEYS) windows.delete(oldest);
    windows.set(key, { count: 1, endsAt: now + windowMs });
    return { count: 1, secondsLeft: windowMs / SECOND };
  };
  return async (limit, callers) => {
    const { max, windowMs, shared } = known[limit];
    for (const { name, clients } of callers) {
      const key = `${limit}:${name}`;
      const { count, secondsLeft } = shared
        ? await hitSharedWindow(createHash('sha256').update(key).digest('base64url'), windowMs)
        : hitInMemory(key, windowMs);
      if (count > max * clients) throw tooMany(secondsLeft);
    }
  };
};
