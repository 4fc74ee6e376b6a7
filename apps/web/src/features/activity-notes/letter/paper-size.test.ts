import { expect, it } from 'vitest';
import { details } from '../testing/records.ts';
import { paperSize } from './paper-size.ts';

const paragraphs = (count: number) => `<p>${'Twenty-five characters. '.repeat(10)}</p>`.repeat(count);

it('a letter of usual length is printed in the usual size', () => {
  expect(paperSize(details(1, { about: paragraphs(3) }))).toEqual({ zoom: 1, tight: false });
});

it('a longer one is printed smaller, the longer the smaller', () => {
  const zooms = [3, 6, 8].map((count) => paperSize(details(1, { about: paragraphs(count) })).zoom);
  expect(zooms).toEqual(zooms.toSorted((a, b) => b - a));
  expect(zooms.at(-1)).toBeLessThan(1);
});

it('one that could not be read on a single page has several in the usual size', () => {
  expect(paperSize(details(1, { about: paragraphs(30) }))).toEqual({ zoom: 1, tight: false });
});
