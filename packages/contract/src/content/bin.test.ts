import { describe, expect, it } from 'vitest';
import { timeLeft } from './bin.ts';
import { keepsName } from './kept-names.ts';
import { CONTENT_NAMES } from './registry.ts';
import { usesSentence, useText } from './uses.ts';

describe('where a record is used', () => {
  it('names every place with its number', () => {
    expect(useText({ place: 'video', count: 4, more: false })).toBe('on 4 videos');
    expect(useText({ place: 'course', count: 1, more: false })).toBe('in 1 course');
    expect(useText({ place: 'shared', count: 1000, more: true })).toBe('shared with more than 1,000 families');
    expect(
      usesSentence(
        'asset',
        [
          { place: 'video', count: 4, more: false },
          { place: 'course', count: 2, more: false },
          { place: 'answer', count: 1, more: false },
        ],
        2,
      ),
    ).toBe('They are on 4 videos, in 2 courses and linked in 1 answer to posts.');
    expect(usesSentence('author', [], 1)).toBe('This author is used nowhere else.');
  });
});

it('families still see the names that a blog, course or short category must have', () => {
  expect(CONTENT_NAMES.filter(keepsName)).toEqual(['author', 'blogCategory', 'resourceObjective', 'shortLevel']);
});

it.each([
  ['2026-12-18T10:00:00.000Z', '30 days left'],
  ['2026-11-19T09:00:00.000Z', '1 day left'],
  ['2026-11-18T09:00:00.000Z', 'less than a day left'],
])('the bin says how long %s is', (until, text) => {
  expect(timeLeft(until, Date.parse('2026-11-18T10:00:00.000Z'))).toBe(text);
});
