import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { easyPassword } from '@amberway/contract/auth/password-texts';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { RESET_TOKEN_MS, SIGN_IN_FAILURES, SET_PASSWORD_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { createLink } from '../../kernel/identity/links.queries.ts';
import { hashToken, newToken } from '../../kernel/identity/tokens.ts';
import { freshAddress } from '../../testing/addresses.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestLink, nextMailTo, tokenIn } from '../../testing/mails.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';
import { mailSetPasswordLink } from './passwords.ts';

const NEW = 'Brand-new-1';
const server = useServer();
const reset = (token: string | undefined, password: unknown = NEW) =>
  server.call('PATCH', 'user/resetPassword', { token, body: { password }, ip: freshAddress() });
const linkFor = (userId: string) => server.within(() => createLink(userId, 'reset', RESET_TOKEN_MS));
const login = (email: string, password: string) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() });

describe('the reset link', () => {
  it('a link sets the new password and validates the address [B015 C003]', async () => {
    const user = await addUser(server, { validated: false });
    const token = await requestLink(server, user.email);
    expect((await reset(token)).body).toEqual({ status: true, data: null });
    expectFailure(await login(user.email, user.password), 'wrong_credentials');
    expect((await login(user.email, NEW)).body.data.validated).toBe(true);
  });

  it('a link works once', async () => {
    const user = await addUser(server);
    const token = await linkFor(user.id);
    expect((await reset(token)).status).toBe(200);
    expectFailure(await reset(token, 'Another-new-2'), 'link_invalid');
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it('a link works for 30 minutes', async () => {
    const user = await addUser(server);
    const token = await linkFor(user.id);
    const moveBack = (minutes: string) =>
      rowsOf(
        server,
        sql`update link_tokens set expires_at = created_at + interval '30 minutes' - ${minutes}::interval where token_hash = ${hashToken(token)}`,
      );
    await moveBack('30 minutes 1 second');
    expectFailure(await reset(token), 'link_invalid');
    await moveBack('29 minutes');
    expect((await reset(token)).status).toBe(200);
  });

  it('a link is void once a newer one was requested', async () => {
    const user = await addUser(server);
    const older = await linkFor(user.id);
    const newer = await linkFor(user.id);
    expectFailure(await reset(older), 'link_invalid');
    expect((await reset(newer)).status).toBe(200);
  });

  it('a link is void when the account has been deactivated', async () => {
    const user = await addUser(server);
    const token = await linkFor(user.id);
    await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${user.id}`);
    expectFailure(await reset(token), 'link_invalid');
  });

  it('a reset ends all sessions of the user, and views that staff have opened of them', async () => {
    const user = await addUser(server, { csm: DEMO_PEOPLE.coach.id });
    const sessions = [await server.signIn(user), await server.signIn(user)];
    const coach = await server.signIn('coach');
    const acting = (await server.call('POST', `auth/actAs/${user.id}`, { token: coach })).body.data.token as string;
    expect((await reset(await linkFor(user.id))).status).toBe(200);
    for (const token of [...sessions, acting]) expectFailure(await me(server, token), 'session_expired');
    expect((await me(server, coach)).status).toBe(200);
  });
});

it('after too many wrong passwords the one set by mail works at once, even from the same network', async () => {
  const user = await addUser(server);
  const ip = freshAddress();
  const type = (password: string) => server.call('POST', 'auth/login', { body: { email: user.email, password }, ip });
  for (let n = 0; n < SIGN_IN_FAILURES; n += 1) await type(`Guess-${n}-wrong`);
  expectFailure(await type(user.password), 'too_many');
  const token = await linkFor(user.id);
  await server.call('PATCH', 'user/resetPassword', { token, body: { password: NEW }, ip });
  expect((await type(NEW)).status).toBe(200);
});

it('a rejected password does not use up the link [B105 B106]', async () => {
  const user = await addUser(server);
  const token = await linkFor(user.id);
  for (const missing of ['', null])
    expectInvalid(await reset(token, missing), 'password', newPasswordTexts.inputNewPassword);
  for (const weak of ['Short1', 'nouppercase1', 'NoDigitsHere', '1234567890'])
    expectInvalid(await reset(token, weak), 'password', newPasswordTexts.newPasswordRule);
  const [mailbox = ''] = user.email.split('@');
  for (const easy of ['Password1', 'Qwerty123', `${mailbox[0]?.toUpperCase()}${mailbox.slice(1)}1`])
    expectFailure(await reset(token, easy), 'invalid', {
      message: easyPassword,
      errors: { password: easyPassword },
      data: { message: easyPassword },
    });
  expect((await login(user.email, user.password)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
});

it('without a live link no password is set', async () => {
  const session = await server.signIn('parent');
  const expected = [undefined, 'x', newToken(), session, 'a'.repeat(4_000)];
  for (const token of expected) expectFailure(await reset(token), 'link_invalid');
  expect((await me(server, session)).status).toBe(200);
});

it('a new user sets the first password with a link valid for 7 days', async () => {
  const user = await addUser(server, { validated: false });
  await server.within(() => mailSetPasswordLink(user, server.services, 'https://portal.example'));
  const mail = await nextMailTo(server, user.email, 0);
  const [link] = await rowsOf<{ ms: number }>(
    server,
    sql`select extract(epoch from expires_at - created_at)::float * 1000 as ms from link_tokens where user_id = ${user.id}`,
  );
  expect(link?.ms).toBeCloseTo(SET_PASSWORD_TOKEN_MS, -3);
  expect((await reset(tokenIn(mail.text))).status).toBe(200);
  expect((await login(user.email, NEW)).body.data.validated).toBe(true);
});

it('the change is in the audit log without the password', async () => {
  const user = await addUser(server);
  await reset(await linkFor(user.id), 'Secret-in-audit-1');
  const entries = await rowsOf<{ action: string; whole: string }>(
    server,
    sql`select action, t::text as whole from audit_log t where subject_id = ${user.id}`,
  );
  expect(entries.map(({ action }) => action)).toEqual(['resetPassword']);
  expect(entries[0]?.whole).not.toContain('Secret-in-audit');
});
