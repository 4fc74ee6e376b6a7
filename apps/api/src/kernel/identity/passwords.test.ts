import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('passwords are stored as Argon2id with 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('Amberway1!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('every hash has its own salt', async () => {
  expect(await hashPassword('Amberway1!')).not.toBe(await hashPassword('Amberway1!'));
});

it('the same password typed on another keyboard is the same password', async () => {
  const composed = 'Schlüssel-1';
  expect(await verifyPassword(await hashPassword(composed), composed.normalize('NFD'))).toBe(true);
});

it('no stored password matches nothing', async () => {
  expect(await verifyPassword(null, 'Amberway1!')).toBe(false);
  expect(await verifyPassword(undefined, '')).toBe(false);
});
