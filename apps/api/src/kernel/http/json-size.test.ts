import { describe, expect, it } from 'vitest';
import { hasTooManyValues } from './json-size.ts';

const many = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join(',');

describe('the number of values in a body', () => {
  it.each([
    ['keys', `{${many(50_000, (n) => `"k${n}":0`)}}`],
    ['list entries', `[${many(50_000, () => '1')}]`],
    ['nested lists', '['.repeat(100_000)],
  ])('is too large with 50,000 %s', (_what, body) => expect(hasTooManyValues(body)).toBe(true));

  it.each([
    ['a long text full of commas and brackets', JSON.stringify({ about: ',[{'.repeat(200_000) })],
    ['a text full of escaped quotes', JSON.stringify({ about: '",'.repeat(200_000) })],
    ['a text that ends in a backslash', JSON.stringify({ a: `${'x'.repeat(70_000)}\\`, b: ','.repeat(50_000) })],
    ['a thousand records', JSON.stringify(Array.from({ length: 1_000 }, () => ({ a: 'b'.repeat(200), c: 1, d: [1] })))],
    ['a text that never ends', `"${','.repeat(100_000)}`],
  ])('is within the limit for %s', (_what, body) => expect(hasTooManyValues(body)).toBe(false));
});
