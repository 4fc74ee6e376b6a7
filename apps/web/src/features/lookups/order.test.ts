import { describe, expect, it } from 'vitest';
import { moveBy, orderAtEnd } from './order.ts';

describe('moving a lookup entry', () => {
  it('an entry swaps places with its neighbour', () => {
    expect(moveBy(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moveBy(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  });
  it('an entry cannot be moved past the ends', () => {
    expect(moveBy(['a', 'b'], 'a', -1)).toBeNull();
    expect(moveBy(['a', 'b'], 'b', 1)).toBeNull();
    expect(moveBy(['a', 'b'], 'x', 1)).toBeNull();
  });
});

it('a new entry comes last', () => {
  expect(orderAtEnd([{ order: 0 }, { order: 7 }, { order: 3 }])).toBe(8);
  expect(orderAtEnd([])).toBe(0);
});
