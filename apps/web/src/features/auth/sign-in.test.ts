import { afterEach, expect, it, vi } from 'vitest';
import { login } from '@amberway/contract/auth/endpoints';
import { call } from '../../kernel/api.ts';
import { signInBy } from './sign-in.ts';

const ID = '0190b6a0-0000-7000-8000-000000000001';
const credentials = { email: 'a@example.org', password: 'Amberway1!' };
const signIn = (body: typeof credentials) => signInBy(() => call(login, { body }));

/** A server that returns the given user for login and records its requests. */
const serverFor = (user: { type: string; firstTimeLogin: boolean }, { firstLoginFails = false } = {}) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization');
    if (!url.includes('appCheck')) requests.push(`${init.method} ${url}${bearer ? ` as ${bearer}` : ''}`);
    if (url.includes('firstLogin') && firstLoginFails) throw new TypeError('offline');
    const data = url.endsWith('login')
      ? { _id: ID, token: 'new', gcpToken: 'media', ...user }
      : { _id: ID, ...user, firstTimeLogin: false };
    return Response.json({ status: true, data });
  });
  return requests;
};

afterEach(() => vi.unstubAllGlobals());

it('a first-time login is recorded and the user reloaded with the new token [B070]', async () => {
  const requests = serverFor({ type: 'Business', firstTimeLogin: true });
  const signedIn = await signIn(credentials);
  expect(requests).toEqual([
    'POST /api/auth/login',
    `PATCH /api/user/firstLogin/${ID} as Bearer new`,
    'GET /api/user/me as Bearer new',
  ]);
  expect(signedIn).toMatchObject({ token: 'new', gcpToken: 'media', firstTimeLogin: false });
});

it('a returning user’s login makes no further call', async () => {
  const requests = serverFor({ type: 'Business', firstTimeLogin: false });
  await signIn(credentials);
  expect(requests).toEqual(['POST /api/auth/login']);
});

it("a customer's first-login flag stays set for the welcome wizard", async () => {
  const requests = serverFor({ type: 'Customer', firstTimeLogin: true });
  expect((await signIn(credentials)).firstTimeLogin).toBe(true);
  expect(requests).toEqual(['POST /api/auth/login']);
});

it('sign-in succeeds even if the first login could not be recorded', async () => {
  serverFor({ type: 'Business', firstTimeLogin: true }, { firstLoginFails: true });
  expect(await signIn(credentials)).toMatchObject({ token: 'new', firstTimeLogin: true });
});
