import { expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

it('ten codes of 80 bits are made, each written in four groups of four', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
});

it('a code is recognised as people type it', () => {
  const hash = hashRecoveryCode('a0b1-cdef-ghjk-mnp0');
  expect(hashRecoveryCode(' A0B1 CDEF GHJK MNP0 ')).toBe(hash);
  expect(hashRecoveryCode('aoblcdefghjkmnpO')).toBe(hash);
  expect(hashRecoveryCode('a0b1-cdef-ghjk-mnp2')).not.toBe(hash);
});
