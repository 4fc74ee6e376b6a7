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

const SLOWLY_MS = 800;
/** Counts as long as a database with a million rows does. */
const slowly = (value: number) => () => new Promise<number>((done) => setTimeout(() => done(value), SLOWLY_MS));

it('nobody waits for a slow count to be repeated, and it is repeated the less often the longer it takes', async () => {
  vi.useFakeTimers();
  const count = counting();
  const first = count(slowly(5_000));
  await vi.advanceTimersByTimeAsync(SLOWLY_MS);
  expect(await first).toBe(5_000);
  const again = vi.fn(slowly(6_000));
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(await count(again)).toBe(5_000);
  expect(again).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15 * SECOND);
  expect(await count(again)).toBe(5_000);
  await vi.advanceTimersByTimeAsync(SLOWLY_MS);
  expect(await count(again)).toBe(6_000);
  expect(again).toHaveBeenCalledOnce();
});

it('a slow count that is very old is not shown', async () => {
  vi.useFakeTimers();
  const count = counting();
  const first = count(slowly(5_000));
  await vi.advanceTimersByTimeAsync(SLOWLY_MS);
  await first;
  await vi.advanceTimersByTimeAsync(11 * 60 * SECOND);
  const again = count(slowly(6_000));
  await vi.advanceTimersByTimeAsync(SLOWLY_MS);
  expect(await again).toBe(6_000);
});

it('a slow count that fails later disturbs nobody', async () => {
  vi.useFakeTimers();
  const count = counting();
  const first = count(slowly(5_000));
  await vi.advanceTimersByTimeAsync(SLOWLY_MS);
  await first;
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(await count(() => Promise.reject(new Error('The database is gone.')))).toBe(5_000);
  await vi.advanceTimersByTimeAsync(1);
  expect(await count(async () => 7_000)).toBe(7_000);
});
