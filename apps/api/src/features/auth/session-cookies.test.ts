import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { parseSetCookie } from 'cookie';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { cookieName } from '../../kernel/http/cookies.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import type { TestResponse } from '../../testing/server.ts';
import { ageSession, me } from '../../testing/sessions.ts';

const { coach, parent } = DEMO_PEOPLE;
const server = useServer();
const OWN = { host: 'amberway.test', origin: 'http://amberway.test' };

/** The session cookies. The device cookie outlives a sign-out and has its own tests. */
const setBy = ({ headers }: TestResponse) =>
  [(headers['set-cookie'] as string | string[] | undefined) ?? []]
    .flat()
    .map((line) => parseSetCookie(line) ?? { name: '', value: '' })
    .filter(({ name }) => !name.includes('-device-'));

/** Stores cookies like a browser, and sends the headers of our own page. */
const browser = () => {
  const jar = new Map<string, string>();
  const call = async (path: string, { token, body, headers = OWN }: Parameters<typeof server.call>[2] = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.call('POST', path, {
      token,
      body,
      headers: { ...headers, ...(cookie && { cookie }) },
    });
    for (const { name, value, maxAge } of setBy(response)) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value ?? '');
    }
    return response;
  };
  const signIn = async (name: keyof typeof ACCOUNTS) => {
    const { email, password } = ACCOUNTS[name];
    return (await call('auth/login', { body: { email, password } })).body.data.token as string;
  };
  const actAs = async (token: string) => (await call(`auth/actAs/${parent.id}`, { token })).body.data.token as string;
  return { jar, call, signIn, actAs, reload: () => call('auth/refresh') };
};

describe('the session cookie', () => {
  it('the cookie is HttpOnly and SameSite=Strict, holds no bearer, and has a __Host- name over https', async () => {
    const { email, password } = ACCOUNTS.parent;
    const plain = await server.call('POST', 'auth/login', { body: { email, password } });
    expect(setBy(plain)).toEqual([
      expect.objectContaining({ httpOnly: true, sameSite: 'strict', path: '/', value: expect.any(String) }),
    ]);
    expect(String(plain.headers['set-cookie'])).not.toContain(plain.body.data.token);
    const https = { ...server.services.config, PUBLIC_URL: 'https://portal.example' };
    expect(cookieName(https, {} as FastifyRequest, 'session')).toBe('__Host-amberway-session');
  });

  it('the cookie restores the session with its user and bearer token, without creating a second one', async () => {
    const page = browser();
    const token = await page.signIn('parent');
    const count = () => rowsOf(server, sql`select id from sessions where user_id = ${parent.id}`);
    const before = await count();
    const { status, body } = await page.reload();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ token, own: null, user: { _id: parent.id, role: 'Customer' } });
    const { timeZone, spans } = body.data.offsets;
    expect(timeZone).toBe(DEFAULT_TIME_ZONE);
    expect(spans.every(({ minutes }: { minutes: number }) => minutes === 600 || minutes === 660)).toBe(true);
    expect((await server.services.signer.verify('media', body.data.gcpToken))?.subject).toBe(parent.id);
    expect(await count()).toHaveLength(before.length);
  });

  it('the cookie authenticates no call but refresh', async () => {
    const page = browser();
    await page.signIn('parent');
    const cookie = [...page.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    expectFailure(await server.call('GET', 'user/me', { headers: { ...OWN, cookie } }), 'unauthenticated');
    expectFailure(await page.call('auth/logout'), 'unauthenticated');
    expectFailure(await page.call('password/resetUserPassword', { body: {} }), 'unauthenticated');
  });

  it.each([
    ['no Origin', { host: 'amberway.test' }],
    ['another Origin', { host: 'amberway.test', origin: 'https://evil.test' }],
    ['the Origin of a sandboxed frame', { host: 'amberway.test', origin: 'null' }],
    ['another port', { host: 'amberway.test', origin: 'http://amberway.test:8080' }],
    ['another site by Sec-Fetch-Site', { ...OWN, 'sec-fetch-site': 'same-site' }],
  ])('a refresh with %s is rejected, and the cookie stays valid', async (_, headers) => {
    const page = browser();
    await page.signIn('parent');
    expectFailure(await page.call('auth/refresh', { headers }), 'cross_site');
    expect((await page.call('auth/refresh', { headers: { ...OWN, 'sec-fetch-site': 'same-origin' } })).status).toBe(
      200,
    );
  });

  it('the cookie of an ended session is removed with the 401', async () => {
    const page = browser();
    await ageSession(server, await page.signIn('parent'), { idle: '61 minutes' });
    expectFailure(await page.reload(), 'session_expired');
    expect([...page.jar.keys()]).toEqual([]);
    expectFailure(await page.reload(), 'unauthenticated');
  });

  it('signing out removes the cookie and clears the browser’s cache, but not what waits there to be sent', async () => {
    const page = browser();
    const token = await page.signIn('parent');
    const response = await page.call('auth/logout', { token });
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect([...page.jar.keys()]).toEqual([]);
  });

  it('the cookie of a newer sign-in survives the sign-out of the previous user', async () => {
    const page = browser();
    const before = await page.signIn('parent');
    await page.signIn('coach');
    const response = await page.call('auth/logout', { token: before });
    expect(response.status).toBe(200);
    expect(response.headers['clear-site-data']).toBeUndefined();
    expect((await page.reload()).body.data.user._id).toBe(coach.id);
    expectFailure(await me(server, before), 'session_expired');
  });
});

describe('while a customer’s view is open', () => {
  it('a reload restores the view and the user’s own session', async () => {
    const page = browser();
    const own = await page.signIn('coach');
    const view = await page.actAs(own);
    const { data } = (await page.reload()).body;
    expect(data).toMatchObject({
      token: view,
      user: { _id: parent.id, role: 'BusinessAccesCustomer', actor: { _id: coach.id } },
      own: { token: own, role: 'BusinessUser', _id: coach.id },
    });
  });

  it('a reload keeps both sessions alive', async () => {
    const page = browser();
    const own = await page.signIn('coach');
    await page.actAs(own);
    await ageSession(server, own, { idle: '50 minutes' });
    await page.reload();
    await ageSession(server, own, { idle: '50 minutes' });
    expect((await me(server, own)).status).toBe(200);
  });

  it('after an expired view the user’s own session is restored', async () => {
    const page = browser();
    const own = await page.signIn('coach');
    await ageSession(server, await page.actAs(own), { left: '-1 second' });
    expect((await page.reload()).body.data).toMatchObject({ token: own, own: null, user: { _id: coach.id } });
    expect(page.jar.size).toBe(1);
  });

  it('the view’s secret is not accepted in the session cookie', async () => {
    const page = browser();
    await page.actAs(await page.signIn('coach'));
    const [session = '', view = ''] = page.jar.keys();
    const secret = page.jar.get(view);
    expect(view).toContain('-view-');
    page.jar.delete(view);
    page.jar.set(session, secret ?? '');
    expectFailure(await page.reload(), 'session_expired');
    expect(page.jar.size).toBe(0);
  });

  it('after leaving the view a reload restores the user’s own session', async () => {
    const page = browser();
    const view = await page.actAs(await page.signIn('coach'));
    const back = await page.call('auth/actAs/end', { token: view });
    expect((await page.reload()).body.data).toMatchObject({ token: back.body.data.token, user: { _id: coach.id } });
  });

  it('another person’s sign-in ends the view in this browser', async () => {
    const page = browser();
    await page.actAs(await page.signIn('coach'));
    await page.signIn('admin');
    expect((await page.reload()).body.data.user).toMatchObject({ role: 'Administrator', actor: null });
  });
});
