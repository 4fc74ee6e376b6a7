import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '@amberway/contract/kernel/limits';
import type { UserStatus } from '@amberway/contract/kernel/roles';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { createSiblingSession, findSession } from '../../kernel/identity/sign-ins.queries.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { ageSession, me, sessionOf } from '../../testing/sessions.ts';
import { findByEmail } from './queries.ts';
import { signIn } from './sessions.ts';

const server = useServer();

describe('logout', () => {
  it('logout revokes the token on the server and leaves other sign-ins alone [B073 B076 C006]', async () => {
    const token = await server.signIn('parent');
    const elsewhere = await server.signIn('parent');
    const response = await server.call('POST', 'auth/logout', { token });
    expect(response.body).toEqual({ status: true, data: null });
    expectFailure(await me(server, token), 'session_expired');
    expectFailure(await server.call('POST', 'auth/refresh', { token }), 'session_expired');
    expect((await me(server, elsewhere)).status).toBe(200);
  });

  it('logout ends the customer views opened from the sign-in [B076]', async () => {
    const token = await server.signIn('coach');
    const acting = (await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token })).body.data
      .token as string;
    expect((await me(server, acting)).status).toBe(200);
    await server.call('POST', 'auth/logout', { token });
    expectFailure(await me(server, acting), 'session_expired');
  });

  it('logout from a customer view ends the whole sign-in [B076]', async () => {
    const token = await server.signIn('coach');
    const acting = (await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token })).body.data
      .token as string;
    await server.call('POST', 'auth/logout', { token: acting });
    expectFailure(await me(server, token), 'session_expired');
  });
});

describe('idle time', () => {
  it('an hour of idle time ends the session on the server [B072]', async () => {
    const token = await server.signIn('parent');
    await ageSession(server, token, { idle: '60 minutes 1 second' });
    expectFailure(await me(server, token), 'session_expired');
    expectFailure(await server.call('POST', 'auth/refresh', { token }), 'session_expired');
  });

  it('less than an hour of idle time does not, and any request resets it [B072]', async () => {
    const token = await server.signIn('parent');
    await ageSession(server, token, { idle: '59 minutes' });
    expect((await me(server, token)).status).toBe(200);
    expect((await sessionOf(server, token)).idle_seconds).toBeLessThan(60);
  });
});

it('a view opened concurrently with the end of its sign-in is expired', async () => {
  const token = await server.signIn('coach');
  const { rootId = '' } = (await server.within(() => findSession(token))) ?? {};
  await server.call('POST', 'auth/logout', { token });
  const late = await server.within(() => createSiblingSession(rootId, DEMO_PEOPLE.coach.id, DEMO_PEOPLE.parent.id));
  expectFailure(await me(server, late.token), 'session_expired');
});

it('a password changed during its check does not sign in', async () => {
  const user = await server.within(() => findByEmail(DEMO_PEOPLE.coach.email));
  if (!user) throw new Error('No coach.');
  const before = await rowsOf(server, sql`select id from sessions where user_id = ${user.id}`);
  const stale = { ...user, passwordHash: 'the one before' };
  await expect(server.within(() => signIn(stale, 'a-request'))).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect(await rowsOf(server, sql`select id from sessions where user_id = ${user.id}`)).toHaveLength(before.length);
});

it('a session ends 12 hours after sign-in, whatever its activity', async () => {
  const token = await server.signIn('parent');
  expect((await sessionOf(server, token)).lifetime_seconds).toBeCloseTo((12 * HOUR) / SECOND, 0);
  await server.call('POST', 'auth/refresh', { token });
  expect((await sessionOf(server, token)).lifetime_seconds).toBeCloseTo((12 * HOUR) / SECOND, 0);
  await ageSession(server, token, { left: '-1 second' });
  expectFailure(await me(server, token), 'session_expired');
});

it('refresh extends the idle time and renews the media token [C007]', async () => {
  const signedIn = (
    await server.call('POST', 'auth/login', { body: { email: DEMO_PEOPLE.parent.email, password: 'Amberway1!' } })
  ).body.data;
  await ageSession(server, signedIn.token, { idle: '50 minutes', left: '3 hours' });
  const { status, body } = await server.call('POST', 'auth/refresh', { token: signedIn.token });
  expect(status).toBe(200);
  expect(body.data.token).toBe(signedIn.token);
  expect((await server.services.signer.verify('media', body.data.gcpToken))?.subject).toBe(DEMO_PEOPLE.parent.id);
  expect(Date.parse(body.data.sessionExpiresAt) - Date.now()).toBeLessThanOrEqual(3 * HOUR);
  expect((await sessionOf(server, signedIn.token)).idle_seconds).toBeLessThan(10);
});

it.each<UserStatus>(['Inactive', 'Deleted'])('a user set to %s gets 401 on the next request', async (userStatus) => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  expect((await me(server, token)).status).toBe(200);
  await rowsOf(server, sql`update users set user_status = ${userStatus} where id = ${user.id}`);
  expectFailure(await me(server, token), 'session_expired');
});

it('sign-in and sign-out are in the audit log', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  await server.call('POST', 'auth/logout', { token });
  const entries = await rowsOf(
    server,
    sql`select action, actor_id, acting_as, subject_id from audit_log where actor_id = ${user.id} order by id`,
  );
  const actor = { actor_id: user.id, acting_as: null, subject_id: user.id };
  expect(entries).toEqual([
    { action: 'signIn', ...actor },
    { action: 'signOut', ...actor },
  ]);
});
