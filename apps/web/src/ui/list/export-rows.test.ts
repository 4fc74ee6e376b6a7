import { describe, expect, it } from 'vitest';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { EXPORT_ROWS_MAX, exportColumns, loadAllRows } from './export-rows.ts';

const list = (count: number) => (page: number, size: number) => {
  const rows = Array.from({ length: count }, (_, n) => n).slice((page - 1) * size, page * size);
  return Promise.resolve({ rows, count });
};

describe('all rows of a list', () => {
  it.each([0, 1, MAX_PAGE_SIZE, MAX_PAGE_SIZE + 1, 3 * MAX_PAGE_SIZE])(
    '%i rows are loaded once each',
    async (count) => {
      expect(await loadAllRows(list(count))).toEqual(Array.from({ length: count }, (_, n) => n));
    },
  );
  it('too many are refused before they are loaded', async () => {
    let calls = 0;
    const load = () => {
      calls += 1;
      return Promise.resolve({ rows: [1], count: EXPORT_ROWS_MAX + 1 });
    };
    await expect(loadAllRows(load)).rejects.toThrow('narrow the list');
    expect(calls).toBe(1);
  });
});

it('an export has the columns of the list and every other plain field', () => {
  const rows = [
    { _id: 'a', name: 'Ruth', city: null, tags: ['x', 'y'], version: 2, parent: { name: 'P' } },
    { _id: 'b', name: 'Mia', city: 'Perth', tags: [], version: 1, parent: { name: 'Q' } },
  ];
  const columns = exportColumns([{ key: 'name', title: 'Full name', text: (row: (typeof rows)[0]) => row.name }], rows);
  expect(columns.map(({ title }) => title)).toEqual(['Full name', '_id', 'Tags', 'City']);
  expect(columns.map(({ text }) => text(rows[0] as (typeof rows)[0]))).toEqual(['Ruth', 'a', 'x, y', '']);
});
