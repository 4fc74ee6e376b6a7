import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { wrongPassword } from '@amberway/contract/auth/password-texts';
import { authTexts } from '@amberway/contract/auth/texts';
import { CONFIRM_MS, MINUTE, SECOND, SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import type { AccountName } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { hashToken } from '../../kernel/identity/tokens.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { confirmPassword, forgetConfirmations, me } from '../../testing/sessions.ts';
import { newAdmin } from '../../testing/user-bodies.ts';

const server = useServer();
const confirm = (token: string, password: unknown) =>
  server.call('POST', 'auth/confirm', { token, body: { password } });
const confirmedFor = async (token: string) => {
  const [row] = await rowsOf<{ seconds: number | null }>(
    server,
    sql`select extract(epoch from confirmed_until - now())::float as seconds from sessions where token_hash = ${hashToken(token)}`,
  );
  return row?.seconds ?? null;
};

it('the right password confirms this sign-in for ten minutes, and only this one', async () => {
  const user = await addUser(server);
  const [token, other] = [await server.signIn(user), await server.signIn(user)];
  await forgetConfirmations(server);
  const { status, body } = await confirm(token, user.password);
  expect(status).toBe(200);
  const left = Date.parse(body.data.confirmedUntil) - Date.now();
  expect(left).toBeGreaterThan(CONFIRM_MS - 20 * SECOND);
  expect(left).toBeLessThanOrEqual(CONFIRM_MS + SECOND);
  expect(await confirmedFor(token)).toBeGreaterThan(500);
  expect(await confirmedFor(other)).toBeNull();
});

it('a wrong password is reported at its field and confirms nothing', async () => {
  const token = await server.signIn(await addUser(server));
  await forgetConfirmations(server);
  expectInvalid(await confirm(token, 'Wrong-password1'), 'password', wrongPassword);
  expectInvalid(await confirm(token, ''), 'password', authTexts.inputPassword);
  expect(await confirmedFor(token)).toBeNull();
});

it('guesses at the confirmation are limited, and block neither the session nor the sign-in', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  for (let n = 0; n < SIGN_IN_FAILURES; n += 1) expect((await confirm(token, `Guess-${n}-wrong`)).status).toBe(422);
  expectFailure(await confirm(token, user.password), 'too_many');
  expect((await me(server, token)).status).toBe(200);
  expect(await server.signIn(user)).toBeTruthy();
});

it('the password of the sign-in counts for ten minutes, also after visiting a customer’s view', async () => {
  expect(CONFIRM_MS).toBe(10 * MINUTE);
  const token = await server.signIn(await addUser(server));
  expect(await confirmedFor(token)).toBeGreaterThan(590);

  const admin = await server.signIn('admin');
  const { body } = await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: admin });
  const back = await server.call('POST', 'auth/actAs/end', { token: body.data.token });
  const path = `privacy/${DEMO_PEOPLE.subscriber.id}/export`;
  const response = await server.call('POST', path, { token: back.body.data.token });
  expect(response.status).toBe(200);
  await forgetConfirmations(server);
  expectFailure(await server.call('POST', path, { token: back.body.data.token }), 'confirm_needed');
});

it('entering the current password to change it counts as a confirmation', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  await forgetConfirmations(server);
  const body = { userId: user.id, oldPassword: user.password, newPassword: 'Brand-new-1' };
  expect((await server.call('POST', 'password/resetUserPassword', { token, body })).status).toBe(200);
  expect(await confirmedFor(token)).toBeGreaterThan(500);
});

const ACTIONS: [string, AccountName, () => Promise<[method: 'POST' | 'PATCH', path: string, body: object]>][] = [
  ['a calendar address with details', 'parent', async () => ['POST', 'calendar/feed', { showsDetails: true }]],
  ['asking for erasure', 'subscriber', async () => ['POST', `privacy/${DEMO_PEOPLE.subscriber.id}/erasure`, {}]],
  ['a new administrator', 'admin', async () => ['POST', 'user', newAdmin()]],
  [
    'letting a former administrator sign in again',
    'admin',
    async () => {
      const former = await addUser(server, { type: 'Administrator', userStatus: 'Inactive' });
      return ['PATCH', `user/${former.id}`, { userStatus: 'Active' }];
    },
  ],
  [
    'covering for a colleague',
    'coach2',
    async () => ['POST', `user/cover/${(await addUser(server)).id}`, { reason: 'Mia is ill this week' }],
  ],
  ['the tracking code', 'admin', async () => ['POST', 'track', { code: '' }]],
  ['taking a record along', 'parent', async () => ['POST', `privacy/${DEMO_PEOPLE.parent.id}/export`, {}]],
];

it.each(ACTIONS)('%s needs a confirmed password, and goes on with it', async (_what, account, request) => {
  const token = await server.signIn(account);
  const [method, path, body] = await request();
  await forgetConfirmations(server);
  expectFailure(await server.call(method, path, { token, body }), 'confirm_needed');
  await confirmPassword(server, token);
  const response = await server.call(method, path, { token, body });
  expect(response.status, response.text).toBe(200);
});

it('a feed without details, reactivating a customer and opening a view need no confirmed password', async () => {
  const [parent, admin] = [await server.signIn('parent'), await server.signIn('admin')];
  const customer = await addUser(server, { userStatus: 'Inactive' });
  await forgetConfirmations(server);
  const calls = [
    await server.call('POST', 'calendar/feed', { token: parent, body: { showsDetails: false } }),
    await server.call('POST', 'calendar/feed', { token: parent, body: {} }),
    await server.call('PATCH', `user/${customer.id}`, { token: admin, body: { userStatus: 'Active' } }),
    await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: admin }),
  ];
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
