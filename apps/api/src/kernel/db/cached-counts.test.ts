import { afterEach, expect, it, vi } from 'vitest';
import { SECOND } from '@amberway/contract/kernel/limits';
import { cachedCount } from './cached-counts.ts';
import { withDatabase } from './context.ts';
import type { Database } from './database.ts';

afterEach(() => {
  vi.useRealTimers();
});

const counting = () => {
  const database = {} as Database;
  return (countNow: () => Promise<number>) => withDatabase(database, () => cachedCount('all', countNow));
};

it('a small count is counted every time, a large one after a few seconds', async () => {
  vi.useFakeTimers();
  const count = counting();
  expect(await count(async () => 1_000)).toBe(1_000);
  expect(await count(async () => 1_001)).toBe(1_001);
  expect(await count(async () => 1_002)).toBe(1_001);
  vi.advanceTimersByTime(6 * SECOND);
  expect(await count(async () => 999)).toBe(999);
  expect(await count(async () => 1_003)).toBe(1_003);
});

it('while one request recounts, the others use the cached count', async () => {
  vi.useFakeTimers();
  const count = counting();
  await count(async () => 5_000);
  vi.advanceTimersByTime(6 * SECOND);
  let resolve = (_count: number) => {};
  const recount = count(() => new Promise((done) => (resolve = done)));
  const other = vi.fn(async () => 0);
  expect(await count(other)).toBe(5_000);
  expect(other).not.toHaveBeenCalled();
  resolve(6_000);
  expect(await recount).toBe(6_000);
  expect(await count(other)).toBe(6_000);
});
