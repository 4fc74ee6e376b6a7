import { expect, it } from 'vitest';
import { newKey } from '../new-key.ts';
import { textKey } from './text-key.ts';

it('a text has one key per content, whatever the order of its fields', () => {
  const id = newKey();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const key = textKey(id, { title: 'A', list: [1, 2] });
  expect(key).toMatch(/^[\x21-\x7e]{33,200}$/);
  expect(textKey(id, { list: [1, 2], title: 'A' })).toBe(key);
  const others = [{ title: 'B', list: [1, 2] }, { title: 'A', list: [2, 1] }, { title: 'A' }, 'A', ['A']];
  expect(
    new Set([key, textKey(newKey(), { title: 'A', list: [1, 2] }), ...others.map((one) => textKey(id, one))]),
  ).toHaveProperty('size', others.length + 2);
});

it('long texts that differ in one character have different keys', () => {
  const texts = Array.from({ length: 1_000 }, (_, i) => `${'x'.repeat(i % 500)}y${'x'.repeat(500 - (i % 500))}${i}`);
  expect(new Set(texts.map((text) => textKey('t', text))).size).toBe(texts.length);
});
