import { expect, it } from 'vitest';
import { isBlank, visibleLength } from './visible.ts';

it.each([
  ['', 0],
  ['   ', 0],
  ['x', 1],
  ['x          x', 3],
  ['\u200b'.repeat(20), 0],
  ['a\u200bb\u00ad\ufeffc', 3],
  ['\u3164'.repeat(20), 0],
  ['a \u200b b', 3],
  ['line\none', 8],
  ['👩‍👧 ill', 6],
  ['Tomas is ill', 12],
])('only visible characters are counted: %j', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

it.each([
  '',
  ' \t\n',
  '\u00a0\u3000',
  '\u200b',
  '\u200b \u200d\u2060',
  '\ufeff',
  '\u00ad',
  '\u2800',
  '\u3164\u115f\uffa0',
  '\u202e\u2066',
  '\ufe0f',
  '\u{e0020}',
  '\u180e',
  '\u034f',
])('visually blank text is blank: %j', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['x', ' \u200bx', '-', '.', '👍', '👩‍👧', '\u0301', '\u{1fae9}', '李'])(
  'visible text is not blank: %j',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);

it('null and undefined are blank', () => {
  expect(isBlank(null)).toBe(true);
  expect(isBlank(undefined)).toBe(true);
});
