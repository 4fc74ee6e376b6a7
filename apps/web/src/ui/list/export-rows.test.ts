import { describe, expect, it, vi } from 'vitest';
import { EXPORT_ROWS_MAX, exportColumns, rowsToExport } from './export-rows.ts';
import type { ListData } from './use-list-query.ts';

const data = (count: number, loadAll?: ListData<number>['loadAll']): ListData<number> => ({
  rows: [1, 2],
  count,
  pending: false,
  refreshing: false,
  error: null,
  retry: () => {},
  loadAll,
});

describe('the rows to export', () => {
  it('are those of all pages, or of the only page', async () => {
    expect(await rowsToExport(data(3, async () => [1, 2, 3]))).toEqual([1, 2, 3]);
    expect(await rowsToExport(data(2))).toEqual([1, 2]);
  });
  it('too many are refused, where the count is known before they are loaded', async () => {
    const loadAll = vi.fn(async (max: number) => Array.from({ length: max }, (_, n) => n));
    await expect(rowsToExport(data(EXPORT_ROWS_MAX + 1, loadAll))).rejects.toThrow('narrow the list');
    expect(loadAll).not.toHaveBeenCalled();
    // A search is counted to 1,000 only.
    await expect(rowsToExport(data(1000, loadAll))).rejects.toThrow('narrow the list');
    expect(loadAll).toHaveBeenCalledTimes(1);
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
