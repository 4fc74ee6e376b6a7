import { describe, expect, it } from 'vitest';
import { readListState } from './list-state.ts';
import { localList } from './local-list.ts';

const NAMES = ['Zoë', 'Ada', 'Lee', 'Ada Lee', 'Max'];
const whole = { data: NAMES, isPending: false, isFetching: false, error: null };
const rows = (query: string, data = NAMES) =>
  localList(
    { ...whole, data },
    readListState(new URLSearchParams(query), { pageSizes: [2, 10] }),
    { textOf: (name) => name, compare: { name: (a, b) => a.localeCompare(b) } },
    () => {},
  );

describe('a list that is loaded as a whole', () => {
  it('is paged in the browser and counts all rows', () => {
    expect(rows('page=2')).toMatchObject({ rows: ['Lee', 'Ada Lee'], count: 5 });
  });
  it('finds every word, ignoring accents and case', () => {
    expect(rows('search=ZOE').rows).toEqual(['Zoë']);
    expect(rows('search=lee ada').rows).toEqual(['Ada Lee']);
  });
  it('sorts in both directions', () => {
    expect(rows('sort=name&size=10').rows).toEqual(['Ada', 'Ada Lee', 'Lee', 'Max', 'Zoë']);
    expect(rows('sort=-name').rows).toEqual(['Zoë', 'Max']);
  });
  it('shows the last page when the requested one is after it', () => {
    expect(rows('page=9').rows).toEqual(['Max']);
  });
});
