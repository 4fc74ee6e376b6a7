import { expect, it } from 'vitest';
import { rarePart } from './rare-part.ts';

const common = new Set(['las', 'ast', 'st5']);
it.each([
  ['last500', 't500'],
  ['las', undefined],
  ['la', undefined],
  ['', undefined],
  ['sharma', 'sharma'],
  ['last kelly', 'kelly'],
  ['a b c', undefined],
  ['xlast', 'xla'],
  ['50%_er', undefined],
  ['𐐨𐐩𐐪𐐫', '𐐨𐐩𐐪𐐫'],
])('of "%s" the index looks for "%s"', (text, part) => {
  expect(rarePart(text, (trigram) => common.has(trigram))).toBe(part);
});
