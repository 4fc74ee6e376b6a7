import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessTexts } from '@amberway/contract/kernel/account-access-texts';
import { RESET_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { createLink } from '../../../kernel/identity/links.queries.ts';
import { freshAddress } from '../../../testing/addresses.ts';
import { addPasskey, addSecondFactor, signInByPasskey, standInStep } from '../../../testing/factors.ts';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { addChild, addUser, type TestUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { me } from '../../../testing/sessions.ts';

const server = useServer({ env: { PUBLIC_URL: 'http://localhost:3000' } });
standInStep();

const login = (email: string, password: string) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() });
const patch = (token: string, id: string, body: Record<string, unknown>) =>
  server.call('PATCH', `user/${id}`, { token, body });

/** Everything that opens a family's account beside its password. */
const everyWayInto = async (user: TestUser) => {
  const child = await addChild(server, { parentId: user.id });
  const token = await server.signIn(user);
  const { authenticator } = await addPasskey(server, token, 'Phone');
  const body = { deviceName: 'Kitchen', members: [child.id] };
  const pass = (await server.call('POST', 'practice/passes', { token, body })).body.data.token as string;
  const { url } = (await server.call('POST', 'calendar/feed', { token, body: {} })).body.data;
  const feed = new URL(url as string).pathname.replace('/api/', '');
  await rowsOf(
    server,
    sql`insert into identities (issuer, subject, user_id) values ('https://directory.example', ${user.id}, ${user.id})`,
  );
  await rowsOf(
    server,
    sql`insert into google_connections (user_id, kind, sealed) values (${user.id}, 'calendar', 'x')`,
  );
  const link = await server.within(() => createLink(user.id, 'reset', RESET_TOKEN_MS));
  return { token, authenticator, pass, feed, link };
};

/** Tries each of them. */
const expectAllEnded = async (user: TestUser, ways: Awaited<ReturnType<typeof everyWayInto>>) => {
  expectFailure(await me(server, ways.token), 'session_expired');
  expectFailure(await signInByPasskey(server, ways.authenticator), 'factor_wrong');
  expectFailure(await server.call('GET', 'practice/plan', { token: ways.pass }), 'session_expired');
  expect((await server.call('GET', ways.feed)).status).toBe(404);
  const reset = { token: ways.link, body: { password: 'Brand-new-1' }, ip: freshAddress() };
  expectFailure(await server.call('PATCH', 'user/resetPassword', reset), 'link_invalid');
  const left = await rowsOf(
    server,
    sql`select 'directory' as what from identities where user_id = ${user.id}
      union all select 'google' from google_connections where user_id = ${user.id}
      union all select 'passkey' from passkeys where user_id = ${user.id}
      union all select 'device' from devices where user_id = ${user.id} and ended_at is null`,
  );
  expect(left).toEqual([]);
};

describe('a new e-mail address', () => {
  it('set by an administrator ends everything that the former holder has, but the password', async () => {
    const user = await addUser(server);
    const ways = await everyWayInto(user);
    const email = `next-${user.email}`;
    const admin = await server.signIn('admin');
    const counts = (await server.call('GET', `user/${user.id}/access`, { token: admin })).body.data;
    expect(counts).toEqual({
      signIns: 1,
      passes: 1,
      feed: true,
      passkeys: 1,
      codes: false,
      directory: true,
      google: true,
    });
    expect((await patch(admin, user.id, { email })).status).toBe(200);
    await expectAllEnded(user, ways);
    expect((await login(email, user.password)).status).toBe(200);
    expect((await mailsTo(server, email)).map(({ text }) => text).join('\n')).toContain(
      'Only the password opens it now.',
    );
  });

  it('can end the password as well, and mails a link for a new one to the new address', async () => {
    const user = await addUser(server);
    const email = `next-${user.email}`;
    const admin = await server.signIn('admin');
    expectInvalid(await patch(admin, user.id, { endPassword: true }), 'endPassword', accessTexts.newAddressFirst);
    expect((await patch(admin, user.id, { email, endPassword: true })).status).toBe(200);
    expectFailure(await login(email, user.password), 'wrong_credentials');
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Welcome to Amberway: choose your password');
    expect((await mailsTo(server, user.email)).map(({ text }) => text).join('\n')).not.toContain('reset_password');
  });

  it('of a business user with a second factor starts the wait of a reset, which another administrator ends', async () => {
    const coach = await addUser(server, { type: 'Business' });
    await addSecondFactor(server, coach);
    const email = `next-${coach.email}`;
    const admin = await server.signIn('admin');
    expect((await patch(admin, coach.id, { email })).status).toBe(200);
    const { token } = (await login(email, coach.password)).body.data;
    expectFailure(await server.call('GET', 'user/myClients', { token }), 'factor_due');
    const second = await server.signIn(await addUser(server, { type: 'Administrator' }));
    const confirmed = await server.call('POST', `user/${coach.id}/reset-factors`, { token: second });
    expect(confirmed.body.data.state).toBe('confirmed');
  });

  it('of an administrator with a second factor needs the reset by two administrators first', async () => {
    const other = await addUser(server, { type: 'Administrator' });
    const { token, codeAt } = await addSecondFactor(server, other);
    const admin = await server.signIn('admin');
    expectInvalid(await patch(admin, other.id, { email: `mine-${other.email}` }), 'email', accessTexts.resetFirst);
    expect((await me(server, token)).status).toBe(200);
    expect(codeAt()).toMatch(/^\d{6}$/);
  });

  it('of one’s own asks what stays and leaves this sign-in', async () => {
    const user = await addUser(server, { type: 'Administrator' });
    const token = await server.signIn(user);
    const { authenticator } = await addPasskey(server, token, 'Phone');
    const elsewhere = await server.signIn(user);
    await rowsOf(server, sql`update sessions set factors = '{}' where user_id = ${user.id}`);
    const email = `own-${user.email}`;
    expectInvalid(await patch(token, user.id, { email }), 'stays', accessTexts.sayWhatStays);
    expect((await patch(token, user.id, { email, stays: [] })).status).toBe(200);
    expect((await me(server, token)).status).toBe(200);
    expectFailure(await me(server, elsewhere), 'session_expired');
    expectFailure(await signInByPasskey(server, authenticator), 'factor_wrong');
  });

  it('of somebody else is no occasion to say what stays there', async () => {
    const user = await addUser(server);
    const admin = await server.signIn('admin');
    const refused = await patch(admin, user.id, { email: `next-${user.email}`, stays: ['totp'] });
    expectInvalid(refused, 'stays', accessTexts.notYours);
  });
});

describe('an account that may not sign in for a while', () => {
  it('deactivating ends every way in, and activating revives none', async () => {
    const user = await addUser(server);
    const ways = await everyWayInto(user);
    const admin = await server.signIn('admin');
    for (const userStatus of ['Inactive', 'Active'])
      expect((await patch(admin, user.id, { userStatus })).status).toBe(200);
    await expectAllEnded(user, ways);
    expect((await login(user.email, user.password)).status).toBe(200);
  });

  it('deleting ends every way in, and restoring revives none', async () => {
    const user = await addUser(server);
    const ways = await everyWayInto(user);
    const admin = await server.signIn('admin');
    expect((await server.call('DELETE', `user/${user.id}`, { token: admin })).status).toBe(200);
    expect((await patch(admin, user.id, { userStatus: 'Active' })).status).toBe(200);
    await expectAllEnded(user, ways);
    expect((await login(user.email, user.password)).status).toBe(200);
  });

  it('staff who had a second factor can set up a new one at once, which counts after a day', async () => {
    const coach = await addUser(server, { type: 'Business' });
    await addSecondFactor(server, coach);
    const admin = await server.signIn('admin');
    for (const userStatus of ['Inactive', 'Active'])
      expect((await patch(admin, coach.id, { userStatus })).status).toBe(200);
    const { token } = (await login(coach.email, coach.password)).body.data;
    expectFailure(await server.call('GET', 'user/myClients', { token }), 'factor_due');
    const [row] = await rowsOf<{ hours: number }>(
      server,
      sql`select extract(epoch from factors_wait_until - now())::float / 3600 as hours from users where id = ${coach.id}`,
    );
    expect(row?.hours).toBeGreaterThan(23);
    expect(row?.hours).toBeLessThanOrEqual(24.1);
  });
});
