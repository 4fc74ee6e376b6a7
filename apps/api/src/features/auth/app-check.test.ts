import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_CHECK_MS, SECOND } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import type { TestServer } from '../../testing/server.ts';

const { email, password } = ACCOUNTS.parent;
const login = (server: TestServer, appCheck?: string) =>
  server.call('POST', 'auth/login', {
    body: { email, password },
    headers: appCheck === undefined ? {} : { 'x-app-check': appCheck },
  });

describe('with APP_CHECK_MODE=enforce', () => {
  const server = useServer({ env: { APP_CHECK_MODE: 'enforce' } });
  const ask = async () =>
    (await server.call('POST', 'appCheck/token')).body.data as { token: string; expiresAt: string };

  it('anyone gets a short-lived token [B082 C008]', async () => {
    const { token, expiresAt } = await ask();
    expect(token).toBeTruthy();
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(APP_CHECK_MS - 20 * SECOND);
    expect(left).toBeLessThanOrEqual(APP_CHECK_MS);
  });

  it('calls without a token are rejected before authentication', async () => {
    expectFailure(await login(server), 'app_check_failed');
    expectFailure(await server.call('GET', 'user/me'), 'app_check_failed');
    expectFailure(await server.call('GET', 'settings'), 'app_check_failed');
  });

  it('forged tokens and tokens for another purpose are rejected', async () => {
    const { token } = await ask();
    const signedIn = await login(server, token);
    const [head, claims] = token.split('.');
    for (const forged of [
      '',
      'x',
      `${head}.${claims}.`,
      `${token}x`,
      signedIn.body.data.gcpToken,
      signedIn.body.data.token,
    ]) {
      expectFailure(await login(server, forged), 'app_check_failed');
    }
  });

  it('calls with a token pass, but the token is no sign-in', async () => {
    const { token } = await ask();
    expect((await login(server, token)).status).toBe(200);
    expectFailure(await server.call('GET', 'user/me', { headers: { 'x-app-check': token } }), 'unauthenticated');
  });

  it('the health checks need no token: monitoring is not an app', async () => {
    expect((await server.call('GET', 'health/live')).status).toBe(200);
    expect((await server.call('GET', 'health/ready')).status).toBe(200);
  });
});

describe('with APP_CHECK_MODE=firebase', () => {
  let keyServer: Server;
  let sign: (changes?: { audience?: string; expires?: string; foreign?: boolean }) => Promise<string>;

  beforeAll(async () => {
    const [ours, theirs] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    keyServer = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
    );
    await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
    sign = ({ audience = 'projects/7', expires = '5 minutes', foreign = false } = {}) =>
      new SignJWT({ sub: 'app' })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setAudience(audience)
        .setExpirationTime(expires)
        .sign(foreign ? theirs.privateKey : ours.privateKey);
  });
  afterAll(() => new Promise((resolve) => keyServer.close(resolve)));

  const server = useServer(() => ({
    env: {
      APP_CHECK_MODE: 'firebase',
      APP_CHECK_JWKS_URL: `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`,
      APP_CHECK_AUDIENCE: 'projects/7',
    },
  }));

  it('tokens signed by a key of the key set are accepted', async () => {
    expect((await login(server, await sign())).status).toBe(200);
  });

  it('a missing token, foreign key, other audience, expired token and our own token are rejected', async () => {
    expectFailure(await login(server), 'app_check_failed');
    const own = (await server.services.signer.appCheckToken()).token;
    for (const token of [
      await sign({ foreign: true }),
      await sign({ audience: 'projects/8' }),
      await sign({ expires: '-1 minute' }),
      own,
      'x',
    ]) {
      expectFailure(await login(server, token), 'app_check_failed');
    }
  });
});

describe('with APP_CHECK_MODE=off', () => {
  const server = useServer();
  it('the header is optional and a wrong one is ignored', async () => {
    expect((await login(server)).status).toBe(200);
    expect((await login(server, 'x')).status).toBe(200);
  });
});
