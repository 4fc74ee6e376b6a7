import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { same, sameFilled } from './same.ts';

describe('sameFilled', () => {
  it.each([
    [{ a: '' }, {}],
    [{ a: null }, { a: undefined }],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    [{ at: dayjs('2026-11-15') }, { at: dayjs('2026-11-15') }],
  ])('%j is the same as %j', (a, b) => expect(sameFilled(a, b)).toBe(true));

  it.each([
    [{ a: 0 }, { a: '' }],
    [{ a: false }, {}],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: [] }, { a: {} }],
    [{ a: [1] }, { a: [1, ''] }],
    [{ at: dayjs('2026-11-15') }, { at: dayjs('2026-11-16') }],
  ])('%j differs from %j', (a, b) => expect(sameFilled(a, b)).toBe(false));
});

it('same() ignores the order of keys, but not a cleared field', () => {
  expect(same({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(same({ a: '' }, {})).toBe(false);
});
