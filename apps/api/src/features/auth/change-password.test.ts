import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { easyPassword } from '@amberway/contract/auth/password-texts';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { RESET_TOKEN_MS, SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { createLink } from '../../kernel/identity/links.queries.ts';
import { freshAddress } from '../../testing/addresses.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const NEW = 'Brand-new-1';
const server = useServer();
const change = (token: string, user: TestUser, body: Record<string, unknown> = {}) =>
  server.call('POST', 'password/resetUserPassword', {
    token,
    body: { userId: user.id, oldPassword: user.password, newPassword: NEW, ...body },
  });
const login = (email: string, password: string) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() });

it('changing the password keeps this sign-in and ends the others [C004 C005 B540]', async () => {
  const user = await addUser(server);
  const [own, other] = [await server.signIn(user), await server.signIn(user)];
  const { status, body } = await change(own, user);
  expect({ status, body }).toEqual({
    status: 200,
    body: { status: true, data: null, message: newPasswordTexts.passwordUpdated },
  });
  expect((await me(server, own)).status).toBe(200);
  expectFailure(await me(server, other), 'session_expired');
  expectFailure(await login(user.email, user.password), 'wrong_credentials');
  expect((await login(user.email, NEW)).status).toBe(200);
});

it('changing the password voids reset links mailed before', async () => {
  const user = await addUser(server);
  const link = await server.within(() => createLink(user.id, 'reset', RESET_TOKEN_MS));
  await change(await server.signIn(user), user);
  expectFailure(
    await server.call('PATCH', 'user/resetPassword', { token: link, body: { password: NEW }, ip: freshAddress() }),
    'link_invalid',
  );
});

it('a wrong current password is reported in data.message too, and changes nothing [C005 B861]', async () => {
  const user = await addUser(server);
  const response = await change(await server.signIn(user), user, { oldPassword: 'Wrong-password1' });
  const message = newPasswordTexts.wrongCurrentPassword;
  expectFailure(response, 'invalid', { message, errors: { oldPassword: message }, data: { message } });
  expect((await login(user.email, user.password)).status).toBe(200);
});

it('guesses at the current password are limited', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  for (let n = 0; n < SIGN_IN_FAILURES; n += 1)
    expect((await change(token, user, { oldPassword: `Guess-${n}-wrong` })).status).toBe(422);
  expectFailure(await change(token, user), 'too_many');
});

it.each([
  ['', newPasswordTexts.inputNewPassword],
  ['Short1!', newPasswordTexts.newPasswordRule],
  ['no-uppercase-1', newPasswordTexts.newPasswordRule],
  ['No-digit-here', newPasswordTexts.newPasswordRule],
  ['NoSpecial123', newPasswordTexts.specialCharacter],
])('the new password "%s" is rejected with "%s"', async (newPassword, message) => {
  const user = await addUser(server);
  expectInvalid(await change(await server.signIn(user), user, { newPassword }), 'newPassword', message);
});

it.each(['Password1!', 'Welcome2024!', 'P@ssw0rd1'])(
  'the common password %s is rejected at its field and changes nothing',
  async (newPassword) => {
    const user = await addUser(server);
    const response = await change(await server.signIn(user), user, { newPassword });
    expectFailure(response, 'invalid', {
      message: easyPassword,
      errors: { newPassword: easyPassword },
      data: { message: easyPassword },
    });
    expect((await login(user.email, user.password)).status).toBe(200);
  },
);

it('the current password is required', async () => {
  const user = await addUser(server);
  expectInvalid(
    await change(await server.signIn(user), user, { oldPassword: '' }),
    'oldPassword',
    newPasswordTexts.inputCurrentPassword,
  );
});

it("another person's id returns 404, for administrators too", async () => {
  const user = await addUser(server);
  const admin = await server.signIn('admin');
  expectFailure(await change(await server.signIn(user), user, { userId: DEMO_PEOPLE.admin.id }), 'not_found');
  expectFailure(await change(admin, user), 'not_found');
  expect((await login(user.email, user.password)).status).toBe(200);
});

it('the change is in the audit log without either password', async () => {
  const user = await addUser(server);
  await change(await server.signIn(user), user);
  const [entry] = await rowsOf<{ whole: string }>(
    server,
    sql`select t::text as whole from audit_log t where action = 'changePassword' and actor_id = ${user.id}`,
  );
  expect(entry?.whole).toContain(user.id);
  expect(entry?.whole).not.toContain(NEW);
  expect(entry?.whole).not.toContain(user.password);
});
