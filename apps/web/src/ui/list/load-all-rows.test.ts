import { expect, it } from 'vitest';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { loadAllRows } from './load-all-rows.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const pagesOf = (count: number) => async (page: number, size: number) =>
  numbers(count).slice((page - 1) * size, page * size);

it.each([0, 1, MAX_PAGE_SIZE, MAX_PAGE_SIZE + 1, 3 * MAX_PAGE_SIZE])('%i rows are loaded once each', async (count) => {
  expect(await loadAllRows(10_000, pagesOf(count))).toEqual(numbers(count));
});

it('no more rows than the maximum, and a row that moved to the next page is there once', async () => {
  expect(await loadAllRows(3, pagesOf(9))).toEqual([0, 1, 2]);
  const moved = async (page: number, size: number) =>
    page === 1 ? Array.from({ length: size }, (_, n) => ({ _id: `${n}` })) : [{ _id: `${size - 1}` }, { _id: 'last' }];
  expect(await loadAllRows(10_000, moved)).toHaveLength(MAX_PAGE_SIZE + 1);
});
