import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from './new-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('a key has 32 digits, also where only getRandomValues exists', () => {
  // Bytes below 16 have to keep their zero: without it 01 10 and 11 00 would be the same key.
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => at) });
  expect(newKey()).toBe('000102030405060708090a0b0c0d0e0f');
});

it('two keys differ', () => {
  expect(newKey()).not.toBe(newKey());
});
