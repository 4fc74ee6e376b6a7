import { afterEach, expect, it, vi } from 'vitest';
import { signIn } from './sign-in.ts';

const ID = '0190b6a0-0000-7000-8000-000000000001';
const credentials = { email: 'a@example.org', password: 'Amberway1!' };

/** A server that returns the given user for login and records its requests. */
const serverFor = (user: { type: string; firstTimeLogin: boolean }, { firstLoginFails = false } = {}) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization');
    if (!address.includes('appCheck')) asked.push(`${init.method} ${address}${bearer ? ` as ${bearer}` : ''}`);
    if (address.includes('firstLogin') && firstLoginFails) throw new TypeError('offline');
    const data = address.endsWith('login')
      ? { _id: ID, token: 'new', gcpToken: 'media', ...user }
      : { _id: ID, ...user, firstTimeLogin: false };
    return Response.json({ status: true, data });
  });
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

it('a first-time login is recorded and the user reloaded with the new token [B070]', async () => {
  const asked = serverFor({ type: 'Business', firstTimeLogin: true });
  const signedIn = await signIn(credentials);
  expect(asked).toEqual([
    'POST /api/auth/login',
    `PATCH /api/user/firstLogin/${ID} as Bearer new`,
    'GET /api/user/me as Bearer new',
  ]);
  expect(signedIn).toMatchObject({ token: 'new', gcpToken: 'media', firstTimeLogin: false });
});

it('a returning user’s login makes no further call', async () => {
  const asked = serverFor({ type: 'Business', firstTimeLogin: false });
  await signIn(credentials);
  expect(asked).toEqual(['POST /api/auth/login']);
});

it("a customer's first-login flag stays set for the welcome wizard", async () => {
  const asked = serverFor({ type: 'Customer', firstTimeLogin: true });
  expect((await signIn(credentials)).firstTimeLogin).toBe(true);
  expect(asked).toEqual(['POST /api/auth/login']);
});

it('sign-in succeeds even if the first login could not be recorded', async () => {
  serverFor({ type: 'Business', firstTimeLogin: true }, { firstLoginFails: true });
  expect(await signIn(credentials)).toMatchObject({ token: 'new', firstTimeLogin: true });
});
