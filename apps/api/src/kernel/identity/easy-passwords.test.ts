import { expect, it } from 'vitest';
import { PASSWORD_MAX } from '@amberway/contract/kernel/limits';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { commonPasswords } from './common-passwords.ts';
import { isEasyPassword } from './easy-passwords.ts';

const owner = { email: 'ola.nordmann@example.org', firstName: 'Ola', lastName: 'Nordmann' };

it.each([
  'Password1!',
  'password',
  'PASSWORD2024!',
  '1Password!',
  'P@ssw0rd1',
  'Qwerty123!',
  'Welcome1',
  'Letmein99!',
  '1q2w3e4r',
  '1Q2w3e4r!',
  'Iloveyou1',
  'Football7!',
  'Amberway',
  'Ola.nordmann1!',
  'ola.nordmann@example.org',
  'Nordmann1!',
  'OlaNordmann1',
  'NordmannOla99!',
])('the password %s is easy to guess', async (password) => {
  expect(await isEasyPassword(password, owner)).toBe(true);
});

it.each([
  DEMO_PASSWORD,
  'Amberway1',
  'Brand-new-1',
  'correct Horse battery staple 4',
  'Sunshine over 3 wet roofs',
  'Zq7!vR2m',
  'Ünder 7 Ölbäume',
  'Ola walks 3 dogs',
  `Aa1${'x!'.repeat(62)}`,
])('the password %s is not easy to guess', async (password) => {
  expect(await isEasyPassword(password, owner)).toBe(false);
});

it('a name of two letters does not rule out passwords that contain it', async () => {
  expect(await isEasyPassword('Li1!Li2?', { email: 'li@example.org', firstName: 'Li', lastName: '' })).toBe(false);
});

it('at least the 10,000 most common passwords are known, and the longest password is checked quickly', async () => {
  expect((await commonPasswords()).size).toBeGreaterThanOrEqual(10_000);
  const start = performance.now();
  for (const sign of ['1', 'a', '!', '𝟙']) await isEasyPassword(sign.repeat(PASSWORD_MAX), owner);
  expect(performance.now() - start).toBeLessThan(100);
});
