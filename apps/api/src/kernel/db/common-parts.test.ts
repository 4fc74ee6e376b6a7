import { expect, it } from 'vitest';
import { linesWith, rarestOf } from './common-parts.ts';

const lines = ['anna anna@anna.test', 'hanna', 'otto', 'annan'].join('\n');

it.each([
  ['anna', 9, 3],
  ['anna', 2, 2],
  ['otto', 9, 1],
  ['annan', 9, 1],
  ['zzz', 9, 0],
])('"%s", counted to %i, is in %i texts: a text counts once', (part, most, expected) => {
  expect(linesWith(part, lines, most)).toBe(expected);
});

it('of several parts the rarest are searched for, and none that is common', () => {
  expect(rarestOf(['anna', 'otto', 'hanna'], lines, 2)).toEqual(['otto', 'hanna']);
  expect(rarestOf(['anna', 'zzz'], lines, 2)).toEqual(['zzz']);
  expect(rarestOf(['anna', 'nna'], lines, 2)).toEqual([]);
});
