import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { DEVICES_MAX } from '@amberway/contract/kernel/limits';
import { sweepDevices } from '../../kernel/identity/devices.queries.ts';
import { freshAddress } from '../../testing/addresses.ts';
import { AGENTS, cookieFrom } from '../../testing/devices.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestLink } from '../../testing/mails.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const server = useServer();

type From = { ip?: string; agent?: string; cookie?: string; password?: string };
const signIn = async (user: TestUser, { ip = freshAddress(), agent = AGENTS.windows, cookie, password }: From = {}) => {
  const response = await server.call('POST', 'auth/login', {
    body: { email: user.email, password: password ?? user.password },
    ip,
    headers: { 'user-agent': agent, ...(cookie && { cookie }) },
  });
  return { token: response.body.data.token as string, cookie: cookieFrom(response), response };
};
const list = async (token: string) => (await server.call('GET', 'auth/devices', { token })).body.data;
const makeFeed = async (token: string): Promise<string> =>
  new URL((await server.call('POST', 'calendar/feed', { token, body: {} })).body.data.url).pathname.replace(
    '/api/',
    '',
  );
const feedStatus = async (path: string) => (await server.call('GET', path)).status;

describe('the list of devices', () => {
  it('the list has browser, system and country of each device, latest first, and marks the current one', async () => {
    const user = await addUser(server);
    const phone = await signIn(user, { agent: AGENTS.android, ip: '1.128.0.9' });
    const desk = await signIn(user, { ip: '2001:db8::7' });
    const devices = await list(desk.token);
    expect(devices).toMatchObject([
      { name: 'Firefox on Windows', country: null, current: true, signedIn: true },
      { name: 'Chrome on Android', country: 'AU', current: false, signedIn: true },
    ]);
    for (const { firstUsedAt, lastUsedAt } of devices) expect(lastUsedAt >= firstUsedAt).toBe(true);
    await server.call('POST', 'auth/logout', { token: phone.token });
    expect(await list(desk.token)).toMatchObject([{ signedIn: true }, { signedIn: false }]);
  });

  it('a browser that signs in again is listed once', async () => {
    const user = await addUser(server);
    const { cookie } = await signIn(user);
    const again = await signIn(user, { cookie, agent: AGENTS.android });
    expect(await list(again.token)).toMatchObject([{ name: 'Chrome on Android', current: true }]);
  });

  it('a device row holds no network address and only the hash of the cookie', async () => {
    const user = await addUser(server);
    const { cookie } = await signIn(user, { ip: '1.128.44.55' });
    const [row] = await rowsOf<{ whole: string }>(
      server,
      sql`select d::text as whole from devices d where user_id = ${user.id}`,
    );
    expect(row?.whole).not.toContain('1.128.44.55');
    expect(row?.whole).not.toContain(cookie.split('=')[1]);
  });

  it('each user sees their own devices only, and staff in a customer’s view get 403', async () => {
    const user = await addUser(server);
    await signIn(user);
    const admin = await server.signIn('admin');
    expect((await list(admin)).some(({ name }: { name: string }) => name === 'Firefox on Windows')).toBe(false);
    const { token } = (await server.call('POST', `auth/actAs/${user.id}`, { token: admin })).body.data;
    expectFailure(await server.call('GET', 'auth/devices', { token }), 'forbidden');
  });

  it('the device cookie is HttpOnly and SameSite=Strict', async () => {
    const { response } = await signIn(await addUser(server));
    const cookie = String(response.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=15552000']) expect(cookie).toContain(part);
  });
});

describe('ending devices', () => {
  it('an ended device is signed out on its next request and no longer known; others stay signed in', async () => {
    const user = await addUser(server);
    const [phone, desk] = [await signIn(user, { agent: AGENTS.android }), await signIn(user)];
    const [, other] = await list(desk.token);
    const response = await server.call('DELETE', `auth/devices/${other._id}`, { token: desk.token });
    expect(response.body.message).toBe(newPasswordTexts.deviceEnded);
    expectFailure(await me(server, phone.token), 'session_expired');
    expect((await me(server, desk.token)).status).toBe(200);
    expect(await list(desk.token)).toHaveLength(1);
    expectFailure(await server.call('DELETE', `auth/devices/${other._id}`, { token: desk.token }), 'not_found');

    const back = await signIn(user, { cookie: phone.cookie });
    expect(back.cookie).not.toBe(phone.cookie);
    expect(await list(back.token)).toHaveLength(2);
  });

  it('ending a device also ends a customer’s view opened from it', async () => {
    const admin = await addUser(server, { type: 'Administrator' });
    const [away, here] = [await signIn(admin), await signIn(admin)];
    const customer = await addUser(server);
    const view = await server.call('POST', `auth/actAs/${customer.id}`, { token: away.token });
    const other = (await list(here.token)).find(({ current }: { current: boolean }) => !current);
    await server.call('DELETE', `auth/devices/${other._id}`, { token: here.token });
    expectFailure(await me(server, view.body.data.token), 'session_expired');
  });

  it('another user’s device returns 404', async () => {
    const [user, stranger] = [await addUser(server), await addUser(server)];
    const own = await signIn(user);
    const [device] = await list(own.token);
    const { token } = await signIn(stranger);
    expectFailure(await server.call('DELETE', `auth/devices/${device._id}`, { token }), 'not_found');
    expect((await me(server, own.token)).status).toBe(200);
  });

  it('ending all others ends their sessions and the calendar feed, and is in the audit log', async () => {
    const user = await addUser(server);
    const [phone, tablet, desk] = [await signIn(user), await signIn(user), await signIn(user)];
    const feed = await makeFeed(phone.token);
    expect(await feedStatus(feed)).toBe(200);
    const response = await server.call('POST', 'auth/devices/endOthers', { token: desk.token, body: {} });
    expect(response.body.message).toBe(newPasswordTexts.otherDevicesEnded);
    for (const { token } of [phone, tablet]) expectFailure(await me(server, token), 'session_expired');
    expect(await list(desk.token)).toMatchObject([{ current: true }]);
    expect(await feedStatus(feed)).toBe(404);
    const logged = await rowsOf(
      server,
      sql`select 1 from audit_log where action = 'endOtherDevices' and actor_id = ${user.id}`,
    );
    expect(logged).toHaveLength(1);
  });
});

describe('end of the calendar feed and the other devices', () => {
  it('a changed password ends the calendar feed and the other devices', async () => {
    const user = await addUser(server);
    const [phone, desk] = [await signIn(user), await signIn(user)];
    const feed = await makeFeed(desk.token);
    const body = { userId: user.id, oldPassword: user.password, newPassword: 'Brand-new-1' };
    await server.call('POST', 'password/resetUserPassword', { token: desk.token, body });
    expect(await feedStatus(feed)).toBe(404);
    expect(await list(desk.token)).toMatchObject([{ current: true }]);
    expectFailure(await me(server, phone.token), 'session_expired');
  });

  it('a password reset by mail ends them too, and the browser that did it is a known device', async () => {
    const user = await addUser(server);
    const phone = await signIn(user);
    const feed = await makeFeed(phone.token);
    const token = await requestLink(server, user.email);
    const reset = await server.call('PATCH', 'user/resetPassword', {
      token,
      body: { password: 'Brand-new-1' },
      ip: freshAddress(),
    });
    expect(await feedStatus(feed)).toBe(404);
    const again = await signIn(user, { cookie: cookieFrom(reset), password: 'Brand-new-1' });
    expect(again.cookie).toBe(cookieFrom(reset));
    expect(await list(again.token)).toHaveLength(1);
  });

  it('deactivating the account ends them, and reactivating does not restore them', async () => {
    const user = await addUser(server);
    const { token } = await signIn(user);
    const feed = await makeFeed(token);
    const admin = await server.signIn('admin');
    for (const userStatus of ['Inactive', 'Active'])
      expect((await server.call('PATCH', `user/${user.id}`, { token: admin, body: { userStatus } })).status).toBe(200);
    expect(await feedStatus(feed)).toBe(404);
    expect(await list((await signIn(user)).token)).toHaveLength(1);
  });
});

describe('device rows', () => {
  const countOf = async (user: TestUser) =>
    (await rowsOf(server, sql`select 1 from devices where user_id = ${user.id}`)).length;

  it('rows of clients without cookies are limited, but a live sign-in is always listed', async () => {
    const user = await addUser(server);
    const first = await signIn(user);
    await rowsOf(
      server,
      sql`insert into devices (id, user_id, token_hash, name) select gen_random_uuid(), ${user.id}, gen_random_uuid()::text, 'Program' from generate_series(1, ${DEVICES_MAX + 20})`,
    );
    const last = await signIn(user);
    expect(await countOf(user)).toBe(DEVICES_MAX + 1);
    const own = (await list(last.token)).filter(({ signedIn }: { signedIn: boolean }) => signedIn);
    expect(own).toHaveLength(2);
    expect((await me(server, first.token)).status).toBe(200);
  });

  it('rows are deleted half a year after the last sign-in, except the last one of an account', async () => {
    const user = await addUser(server);
    await signIn(user);
    const { cookie } = await signIn(user);
    await rowsOf(
      server,
      sql`update devices set last_sign_in_at = last_sign_in_at - interval '181 days' where user_id = ${user.id}`,
    );
    await rowsOf(server, sql`update sessions set device_id = null where user_id = ${user.id}`);
    await server.within(sweepDevices);
    expect(await countOf(user)).toBe(1);
    // The remaining device is no longer known.
    expect((await signIn(user, { cookie })).cookie).not.toBe(cookie);
  });
});
