import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

it('runEach runs a few at a time, continues after a failure and reports its progress [B859 B887]', async () => {
  let running = 0;
  let highest = 0;
  const progress: number[] = [];
  const { done, failed } = await runEach(
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    async (n) => {
      highest = Math.max(highest, ++running);
      await Promise.resolve();
      running -= 1;
      if (n % 3 === 0) throw new Error(`no ${n}`);
      return n * 10;
    },
    (finished) => progress.push(finished),
  );
  expect(highest).toBe(4);
  expect(done.map(({ row, result }) => [row, result]).toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
    [1, 2, 4, 5, 7, 8].map((n) => [n, n * 10]),
  );
  expect(failed.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual([3, 6, 9]);
  expect(progress.at(-1)).toBe(9);
});
