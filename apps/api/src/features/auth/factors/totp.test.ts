import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { base32, codeOf, isOfOtherTime, newTotpSecret, stepAt, stepOfCode, timeOfStep, totpUri } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');
const STEP = 30 * SECOND;

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at second %i is the one of RFC 6238', (second, code) => {
  expect(codeOf(SECRET, stepAt(second * SECOND), 8)).toBe(code);
  expect(codeOf(SECRET, stepAt(second * SECOND))).toBe(code.slice(2));
});

it('a code is accepted one step early and late, not two', () => {
  const now = 2_000_000_000 * SECOND;
  const accepted = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(SECRET, codeOf(SECRET, stepAt(now) + steps), now));
  expect(accepted).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined]);
});

it('a clock that is some minutes wrong is recognised, a wrong code is not taken for one', () => {
  const now = 2_000_000_000 * SECOND;
  expect(isOfOtherTime(SECRET, codeOf(SECRET, stepAt(now - 5 * MINUTE)), now)).toBe(true);
  expect(isOfOtherTime(SECRET, codeOf(SECRET, stepAt(now + 9 * MINUTE)), now)).toBe(true);
  expect(isOfOtherTime(SECRET, codeOf(SECRET, stepAt(now - 20 * MINUTE)), now)).toBe(false);
});

it('a secret has 160 bits and is written as authenticator apps read it', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newTotpSecret()).toHaveLength(20);
  expect(totpUri('Amberway', 'mia+1@example.test', SECRET)).toBe(
    'otpauth://totp/Amberway:mia%2B1%40example.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Amberway',
  );
});

it('the time of a step is its beginning', () => {
  expect(Date.parse(timeOfStep(stepAt(1_000 * STEP + 7)))).toBe(1_000 * STEP);
});
