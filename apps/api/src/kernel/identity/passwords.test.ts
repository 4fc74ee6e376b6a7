import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('passwords are stored as Argon2id with 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('Amberway1!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('every password hash has its own salt', async () => {
  expect(await hashPassword('Amberway1!')).not.toBe(await hashPassword('Amberway1!'));
});

it('a password is accepted in another Unicode normalisation form', async () => {
  const composed = 'Schlüssel-1';
  expect(await verifyPassword(await hashPassword(composed), composed.normalize('NFD'))).toBe(true);
});

it('an account without a stored password accepts no password', async () => {
  expect(await verifyPassword(null, 'Amberway1!')).toBe(false);
  expect(await verifyPassword(undefined, '')).toBe(false);
});
