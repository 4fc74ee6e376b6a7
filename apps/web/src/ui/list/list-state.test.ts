import { describe, expect, it } from 'vitest';
import { readListState, writeListState } from './list-state.ts';

const OPTIONS = {
  tabs: ['Active', 'Inactive'],
  filters: ['plan'],
  pageSizes: [50, 100, 200],
  sort: { key: 'name', order: 'ascend' },
} as const;
const read = (query: string) => readListState(new URLSearchParams(query), OPTIONS);
const write = (query: string, state: Partial<ReturnType<typeof read>>) =>
  writeListState(new URLSearchParams(query), { ...read(query), ...state }, OPTIONS).toString();

describe('the state of a list in the URL', () => {
  it('starts at the first tab, page and size', () => {
    expect(read('')).toEqual({
      tab: 'Active',
      search: '',
      filters: { plan: [] },
      page: 1,
      pageSize: 50,
      sort: { key: 'name', order: 'ascend' },
    });
  });

  it('is read from every parameter', () => {
    expect(read('tab=Inactive&search=lee&plan=Care&plan=Lite&page=3&size=200&sort=-updatedAt')).toEqual({
      tab: 'Inactive',
      search: 'lee',
      filters: { plan: ['Care', 'Lite'] },
      page: 3,
      pageSize: 200,
      sort: { key: 'updatedAt', order: 'descend' },
    });
  });

  it.each(['page=0', 'page=-2', 'page=abc', 'page=1e99', 'size=7', 'size=', 'tab=Nothing'])(
    'an invalid parameter (%s) falls back to the default',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it('limits the search to the server’s maximum length', () => {
    expect(read(`search=${'x'.repeat(150)}`).search).toHaveLength(100);
  });

  it('omits defaults and keeps parameters that are not the list’s', () => {
    expect(write('memberId=7&edit=9&page=4&tab=Inactive', { page: 1, tab: 'Active' })).toBe('memberId=7&edit=9');
    expect(write('memberId=7', { page: 2, filters: { plan: ['Care', 'Lite'] } })).toBe(
      'memberId=7&page=2&plan=Care&plan=Lite',
    );
  });

  it('survives being written and read again', () => {
    const state = {
      tab: 'Inactive',
      search: 'a & b=c',
      filters: { plan: ['Care'] },
      page: 2,
      pageSize: 100,
      sort: { key: 'email', order: 'descend' },
    } as const;
    expect(read(write('', state))).toEqual(state);
  });
});
