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
import type { Answer } from '../../testing/server.ts';
import { ageSession, me } from '../../testing/sessions.ts';

const { coach, parent } = DEMO_PEOPLE;
const server = useServer();
const OWN = { host: 'amberway.test', origin: 'http://amberway.test' };

/** The cookies of sessions. The one by which the device is known outlives a sign-out and has tests of its own. */
const setBy = ({ headers }: Answer) =>
  [(headers['set-cookie'] as string | string[] | undefined) ?? []]
    .flat()
    .map((line) => parseSetCookie(line) ?? { name: '', value: '' })
    .filter(({ name }) => !name.includes('-device-'));

/** What a browser does with cookies, and what its pages send. */
const browser = () => {
  const jar = new Map<string, string>();
  const call = async (path: string, { token, body, headers = OWN }: Parameters<typeof server.call>[2] = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.call('POST', path, { token, body, headers: { ...headers, ...(cookie && { cookie }) } });
    for (const { name, value, maxAge } of setBy(answer)) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value ?? '');
    }
    return answer;
  };
  const signIn = async (name: keyof typeof ACCOUNTS) => {
    const { email, password } = ACCOUNTS[name];
    return (await call('auth/login', { body: { email, password } })).body.data.token as string;
  };
  const actAs = async (token: string) => (await call(`auth/actAs/${parent.id}`, { token })).body.data.token as string;
  return { jar, call, signIn, actAs, reload: () => call('auth/refresh') };
};

describe('the session cookie', () => {
  it('is http-only and SameSite=Strict, holds no bearer, and over https is tied to the host', async () => {
    const { email, password } = ACCOUNTS.parent;
    const plain = await server.call('POST', 'auth/login', { body: { email, password } });
    expect(setBy(plain)).toEqual([
      expect.objectContaining({ httpOnly: true, sameSite: 'strict', path: '/', value: expect.any(String) }),
    ]);
    expect(String(plain.headers['set-cookie'])).not.toContain(plain.body.data.token);
    const https = { ...server.services.config, PUBLIC_URL: 'https://portal.example' };
    expect(cookieName(https, {} as FastifyRequest, 'session')).toBe('__Host-amberway-session');
  });

  it('restores the session with its user and the same bearer, and stores no second one', async () => {
    const page = browser();
    const token = await page.signIn('parent');
    const count = () => rowsOf(server, sql`select id from sessions where user_id = ${parent.id}`);
    const before = await count();
    const { status, body } = await page.reload();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ token, own: null, user: { _id: parent.id, role: 'Customer' } });
    expect((await server.services.signer.verify('media', body.data.gcpToken))?.subject).toBe(parent.id);
    expect(await count()).toHaveLength(before.length);
  });

  it('signs in no call but refresh', async () => {
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
  ])('is refused with %s, and stays good', async (_, headers) => {
    const page = browser();
    await page.signIn('parent');
    expectFailure(await page.call('auth/refresh', { headers }), 'cross_site');
    expect((await page.call('auth/refresh', { headers: { ...OWN, 'sec-fetch-site': 'same-origin' } })).status).toBe(
      200,
    );
  });

  it('of an ended session is removed with the 401', async () => {
    const page = browser();
    await ageSession(server, await page.signIn('parent'), { idle: '61 minutes' });
    expectFailure(await page.reload(), 'session_expired');
    expect([...page.jar.keys()]).toEqual([]);
    expectFailure(await page.reload(), 'unauthenticated');
  });

  it('goes with sign-out, which empties cache and storage of the browser', async () => {
    const page = browser();
    const token = await page.signIn('parent');
    const answer = await page.call('auth/logout', { token });
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect([...page.jar.keys()]).toEqual([]);
  });

  it('of somebody who signed in meanwhile survives the sign-out of the person before', async () => {
    const page = browser();
    const before = await page.signIn('parent');
    await page.signIn('coach');
    const answer = await page.call('auth/logout', { token: before });
    expect(answer.status).toBe(200);
    expect(answer.headers['clear-site-data']).toBeUndefined();
    expect((await page.reload()).body.data.user._id).toBe(coach.id);
    expectFailure(await me(server, before), 'session_expired');
  });
});

describe('while a customer’s view is open', () => {
  it('a reload restores the view and the way back', async () => {
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

  it('both sessions are kept alive by it', async () => {
    const page = browser();
    const own = await page.signIn('coach');
    await page.actAs(own);
    await ageSession(server, own, { idle: '50 minutes' });
    await page.reload();
    await ageSession(server, own, { idle: '50 minutes' });
    expect((await me(server, own)).status).toBe(200);
  });

  it('a lost view gives way to the own session', async () => {
    const page = browser();
    const own = await page.signIn('coach');
    await ageSession(server, await page.actAs(own), { left: '-1 second' });
    expect((await page.reload()).body.data).toMatchObject({ token: own, own: null, user: { _id: coach.id } });
    expect(page.jar.size).toBe(1);
  });

  it('its secret opens nothing in the place of the sign-in it was opened from', async () => {
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

  it('leaving it restores the own session from then on', async () => {
    const page = browser();
    const view = await page.actAs(await page.signIn('coach'));
    const back = await page.call('auth/actAs/end', { token: view });
    expect((await page.reload()).body.data).toMatchObject({ token: back.body.data.token, user: { _id: coach.id } });
  });

  it('another person’s sign-in ends it in this browser', async () => {
    const page = browser();
    await page.actAs(await page.signIn('coach'));
    await page.signIn('admin');
    expect((await page.reload()).body.data.user).toMatchObject({ role: 'Administrator', actor: null });
  });
});
