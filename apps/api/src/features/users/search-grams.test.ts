import { expect, it } from 'vitest';
import { USER_STATUSES, USER_TYPES } from '@amberway/contract/kernel/roles';
import { gramQuery, partsOf } from './search-grams.ts';

it.each([
  ['zq', ['zq']],
  ['sharma', ['sharma']],
  ['last500', ['last50', 'ast500']],
  ['first1 last500', ['first1', ' last5', 'ast500']],
  ['𐐨𐐩𐐪𐐫𐐬𐐭𐐮', ['𐐨𐐩𐐪𐐫𐐬𐐭', '𐐩𐐪𐐫𐐬𐐭𐐮']],
])('"%s" is searched for as %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

const filter = { type: 'Customer', status: 'Active' } as const;
it.each([
  [['last50', 'ast500'], `('CAclast50' & 'CAcast500')`],
  [['zq'], `('CAczq':*)`],
  [["o'n", '\\b'], `('CAco''n':* & 'CAc\\\\b':*)`],
  [['𐐨𐐩𐐪𐐫𐐬𐐭'], `('CAc𐐨𐐩𐐪𐐫𐐬𐐭')`],
  [['𐐨𐐩𐐪𐐫'], `('CAc𐐨𐐩𐐪𐐫':*)`],
  [[], undefined],
])('for %j the index is searched for %s', (parts, query) => {
  expect(gramQuery(filter, parts)).toBe(query);
});

it('without a status every one but Deleted is searched for', () => {
  expect(gramQuery({ type: 'Business' }, ['kelly'])).toBe(
    `('BAckelly':*) | ('BInkelly':*) | ('BOnkelly':*) | ('BAwkelly':*)`,
  );
});

it('the marks of types and statuses differ', () => {
  const all = USER_TYPES.flatMap((type) => USER_STATUSES.map((status) => gramQuery({ type, status }, ['x'])));
  expect(new Set(all).size).toBe(USER_TYPES.length * USER_STATUSES.length);
});
