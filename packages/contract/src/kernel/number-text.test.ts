import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedText, numberText } from './number-text.ts';

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1_000, 0, '1,000'],
  [-12_345, 0, '-12,345'],
  [1_234_567.85, 1, '1,234,567.9'],
  [82.5, 1, '82.5'],
  [7, 1, '7'],
])('%d with at most %d decimals is %s', (value, decimals, text) => {
  expect(numberText(value, decimals)).toBe(text);
});

test('numbers are written as Intl writes them', () => {
  const value = fc.double({ min: 0, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 2 }), (number, decimals) => {
      const most = { maximumFractionDigits: decimals };
      expect(numberText(number, decimals)).toBe(number.toLocaleString('en-AU', most));
      expect(fixedText(number, decimals)).toBe(
        number.toLocaleString('en-AU', { ...most, minimumFractionDigits: decimals }),
      );
    }),
  );
});
