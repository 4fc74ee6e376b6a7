import { expect, it } from 'vitest';
import { personOf } from './claims.ts';

const TOKEN = { iss: 'https://login.example', sub: 'one', email: 'Ann@Clinic.example' };
const emailOf = (claims: object) => personOf({ ...TOKEN, ...claims })?.email;

it('an address counts only if the directory vouches for it', () => {
  for (const verified of [true, 'true', 1]) {
    expect(emailOf({ email_verified: verified })).toBe('ann@clinic.example');
    expect(emailOf({ xms_edov: verified })).toBe('ann@clinic.example');
  }
  for (const not of [undefined, null, false, 'false', 0, '', {}, [true]]) {
    expect(emailOf({ email_verified: not })).toBeUndefined();
    expect(emailOf({ xms_edov: not })).toBeUndefined();
  }
  expect(emailOf({ email: 7, email_verified: true })).toBeUndefined();
});

it('a letter that looks like another one stays itself', () => {
  // The Kelvin sign and a dotted I, which become k and i in lower case.
  expect('Mar\u212A@Clinic.example'.toLowerCase()).toBe('mark@clinic.example');
  for (const [email, expected] of [
    ['Mar\u212A@Clinic.example', 'mar\u212A@clinic.example'],
    ['mark@clin\u0130c.example', 'mark@clin\u0130c.example'],
    ['m\u0430rk@clinic.example', 'm\u0430rk@clinic.example'],
  ])
    expect(emailOf({ email, email_verified: true })).toBe(expected);
});

it('a Google account with an address of the organisation counts only if it is the organisation’s', () => {
  const google = { iss: 'https://accounts.google.com', email_verified: true };
  expect(emailOf(google)).toBeUndefined();
  expect(emailOf({ ...google, xms_edov: true })).toBeUndefined();
  expect(emailOf({ ...google, hd: 'clinic.example' })).toBe('ann@clinic.example');
  expect(emailOf({ ...google, hd: 'clinic.example', email_verified: false })).toBeUndefined();
});

it.each([
  [['mfa'], true],
  [['pwd', 'mfa'], true],
  [['hwk'], true],
  [['fpt', 'user'], true],
  [['pwd'], false],
  [['otp'], false],
  [['MFA'], false],
  [[], false],
  [undefined, false],
  ['mfa', false],
  [{ 0: 'mfa' }, false],
])('amr %j is strong: %j', (amr, strong) => {
  expect(personOf({ ...TOKEN, amr })?.isStrong).toBe(strong);
});

it('a token without an issuer or a subject names nobody', () => {
  for (const missing of [{ iss: undefined }, { sub: undefined }, { sub: '' }, { sub: 7 }, { sub: 's'.repeat(256) }])
    expect(personOf({ ...TOKEN, ...missing })).toBeUndefined();
  expect(personOf(undefined)).toBeUndefined();
});
