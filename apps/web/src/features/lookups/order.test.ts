import { describe, expect, it } from 'vitest';
import { moveBy, orderAtEnd } from './order.ts';

const list = (...orders: number[]) => orders.map((order, index) => ({ _id: 'abcdef'[index] ?? '', order, version: 1 }));

describe('moving an entry', () => {
  it('writes the two that change places and nothing else', () => {
    expect(moveBy(list(0, 1, 2, 3), 'c', -1)).toEqual([
      { _id: 'c', order: 1, version: 1 },
      { _id: 'b', order: 2, version: 1 },
    ]);
  });
  it('puts a list without places in order first', () => {
    expect(moveBy(list(0, 0, 0), 'a', 1)).toEqual([
      { _id: 'a', order: 1, version: 1 },
      { _id: 'c', order: 2, version: 1 },
    ]);
  });
  it('does nothing at the ends', () => {
    expect(moveBy(list(0, 1), 'a', -1)).toEqual([]);
    expect(moveBy(list(0, 1), 'b', 1)).toEqual([]);
    expect(moveBy(list(0, 1), 'x', 1)).toEqual([]);
  });
});

it('a new entry comes last', () => {
  expect(orderAtEnd(list(0, 7, 3))).toBe(8);
  expect(orderAtEnd([])).toBe(0);
});
