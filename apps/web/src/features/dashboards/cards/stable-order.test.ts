import { expect, it } from 'vitest';
import { inOldOrder } from './stable-order.ts';

const items = (...ids: string[]) => ids.map((_id) => ({ _id }));
const idsOf = (before: string[], now: string[]) => inOldOrder(before, items(...now), 3).map(({ _id }) => _id);

it('at first the order of the server counts', () => {
  expect(idsOf([], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
});
it('a ticked task that the server lists last stays in its place', () => {
  expect(idsOf(['a', 'b', 'c'], ['b', 'c', 'd', 'a'])).toEqual(['a', 'b', 'c']);
});
it('a task that is gone makes room for the next one', () => {
  expect(idsOf(['a', 'b', 'c'], ['b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
});
