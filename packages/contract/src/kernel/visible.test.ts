import { expect, it } from 'vitest';
import { visibleLength } from './visible.ts';

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
])('only what a reader sees is counted: %j', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});
