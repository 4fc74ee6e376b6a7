import { expect, it } from 'vitest';
import { addSecondFactor } from '../testing/factors.ts';
import { expectFailure } from '../testing/failures.ts';
import { useServer } from '../testing/hooks.ts';
import { addUser } from '../testing/people.ts';
import { me } from '../testing/sessions.ts';
import { resetLostFactors } from './reset-factors.ts';

const server = useServer();
const reset = (email: string) => server.within(() => resetLostFactors(server.services.mailer, email));

it('the command removes the factors of an account by its address, and says so', async () => {
  const admin = await addUser(server, { type: 'Administrator' });
  const { token } = await addSecondFactor(server, admin);
  expect(await reset(` ${admin.email.toUpperCase()}`)).toContain('were removed');
  expectFailure(await me(server, token), 'session_expired');
  expect(await server.signIn(admin)).toBeTruthy();
  await expect(reset(admin.email)).rejects.toThrow('has no passkeys or codes');
});

it('the command says when there is no such account', async () => {
  for (const typed of ['nobody@example.test', 'nobody'])
    await expect(reset(typed)).rejects.toThrow(`${typed} has no account.`);
});
