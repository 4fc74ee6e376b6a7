import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newToken } from '../identity/tokens.ts';
import { CLIENT } from '../../testing/oidc/authorise.ts';
import { useDirectory } from '../../testing/oidc/hooks.ts';
import { attemptOf } from './attempt.ts';
import { type Directory, directoryOf, type Returned } from './directory.ts';
import type { OidcFailure } from './failure.ts';

const standIn = useDirectory();
const REDIRECT = 'https://portal.example/login/sso';

const connect = (more: { issuer?: string; clientSecret?: string; timeoutMs?: number } = {}): Directory =>
  directoryOf({
    issuer: standIn.origin,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    name: 'Northside Health',
    domains: ['amberway.test'],
    only: false,
    timeoutMs: 5_000,
    ...more,
  });

let directory: Directory;
beforeAll(() => {
  directory = connect();
});
beforeEach(() => {
  standIn.page.person = { sub: 'person-1', email: 'Coach@Amberway.test', email_verified: true };
});

/** Goes to the directory's page and back, as a browser. */
const visit = async (at = directory) => {
  const secret = newToken();
  const url = new URL(await at.begin({ secret, redirect: REDIRECT }));
  const { searchParams } = new URL(standIn.page.respondTo(url.href));
  const returned = { code: '', state: '', ...Object.fromEntries(searchParams) } as Returned;
  return { secret, url, returned, finish: () => at.finish({ secret, redirect: REDIRECT }, returned) };
};

const failed = (work: Promise<unknown>): Promise<Pick<OidcFailure, 'trouble' | 'reason'>> =>
  work.then(
    () => expect.unreachable(),
    ({ trouble, reason }: OidcFailure) => ({ trouble, reason }),
  );

describe('a sign-in at the directory', () => {
  it('sends a PKCE challenge, a state and a nonce, none of which reveals the secret of the browser', async () => {
    const { secret, url } = await visit();
    const params = Object.fromEntries(url.searchParams);
    expect(`${url.origin}${url.pathname}`).toBe(`${standIn.origin}/authorize`);
    expect(params).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    const { state, nonce, verifier } = attemptOf(secret);
    expect(params).toMatchObject({ state, nonce });
    expect(new Set([secret, state, nonce, verifier, params['code_challenge']]).size).toBe(5);
    for (const hidden of [secret, verifier]) expect(url.href).not.toContain(hidden);
  });

  it('returns the person, with the verified address in lower case', async () => {
    const { finish } = await visit();
    expect(await finish()).toEqual({
      issuer: standIn.origin,
      subject: 'person-1',
      email: 'coach@amberway.test',
      isStrong: false,
    });
  });

  it('sends the secret in the body where the directory says so, and in the header where it does not', async () => {
    for (const methods of [undefined, ['client_secret_basic'], ['client_secret_post']]) {
      standIn.page.authMethods = methods;
      expect((await (await visit(connect())).finish()).subject).toBe('person-1');
    }
  });

  it.each([
    ['a changed nonce', { lies: { nonce: 'A'.repeat(43) } }],
    ['no nonce', { lies: { nonce: undefined } }],
    ['another audience', { lies: { aud: 'another-app' } }],
    ['two audiences and another authorised party', { lies: { aud: [CLIENT.id, 'another-app'], azp: 'another-app' } }],
    ['another issuer', { lies: { iss: 'https://login.example' } }],
    ['a time that is over', { lies: { exp: 1_700_000_000 } }],
    ['no time', { lies: { exp: undefined } }],
    ['no subject', { lies: { sub: undefined } }],
    ['an overlong subject', { lies: { sub: 's'.repeat(256) } }],
    ['the signature of another key', { signing: 'otherKey' }],
    ['the signature of an unknown key', { signing: 'unknownKey' }],
    ['another payload under its signature', { signing: 'changed' }],
    ['no signature', { signing: 'none' }],
    ['a signature made with the shared secret', { signing: 'secret' }],
  ] as const)('is refused for an ID token with %s', async (_what, trick) => {
    Object.assign(standIn.page, trick);
    const { finish } = await visit();
    expect(await failed(finish())).toMatchObject({ trouble: 'refused' });
    standIn.page.behave();
    expect((await (await visit()).finish()).subject).toBe('person-1');
  });

  it('is refused without an ID token', async () => {
    standIn.page.signing = 'absent';
    expect(await failed((await visit()).finish())).toMatchObject({ trouble: 'refused' });
  });

  it('is refused with the state or the code of another browser, whose code then cannot be redeemed', async () => {
    const [mine, other] = [await visit(), await visit()];
    const at = { secret: mine.secret, redirect: REDIRECT };
    expect(await failed(directory.finish(at, { ...mine.returned, state: other.returned.state }))).toMatchObject({
      trouble: 'refused',
      reason: 'OAUTH_INVALID_RESPONSE',
    });
    // PKCE: the code was issued to the other browser.
    expect(await failed(directory.finish(at, { ...mine.returned, code: other.returned.code }))).toEqual({
      trouble: 'refused',
      reason: 'invalid_grant',
    });
  });

  it('is refused by the nonce if the directory ignores PKCE', async () => {
    const other = await visit();
    const mine = await visit();
    vi.spyOn(standIn.page, 'challengeOf').mockReturnValue(undefined);
    const stolen = directory.finish(
      { secret: mine.secret, redirect: REDIRECT },
      {
        ...mine.returned,
        code: other.returned.code,
      },
    );
    expect(await failed(stolen)).toEqual({ trouble: 'refused', reason: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' });
    vi.restoreAllMocks();
  });

  it('is refused when the same code comes again', async () => {
    const { finish } = await visit();
    await finish();
    expect(await failed(finish())).toEqual({ trouble: 'refused', reason: 'invalid_grant' });
  });

  it('is refused when the way back names another issuer, or none though the directory always names itself', async () => {
    const confused = await visit();
    confused.returned.iss = 'https://login.example';
    expect(await failed(confused.finish())).toMatchObject({ reason: 'OAUTH_INVALID_RESPONSE' });
    standIn.page.namesItself = true;
    const named = connect();
    expect((await (await visit(named)).finish()).subject).toBe('person-1');
    const nameless = await visit(named);
    delete nameless.returned.iss;
    expect(await failed(nameless.finish())).toMatchObject({ reason: 'OAUTH_INVALID_RESPONSE' });
  });

  it('is refused with a wrong secret of the operator, which the reason names', async () => {
    const { finish } = await visit(connect({ clientSecret: 'outdated-secret' }));
    expect(await failed(finish())).toEqual({ trouble: 'refused', reason: 'invalid_client' });
  });
});

describe('the directory itself', () => {
  it('is asked for its metadata and keys once for many sign-ins', async () => {
    const fresh = connect();
    const before = { ...standIn.requests };
    for (let n = 0; n < 3; n += 1) await (await visit(fresh)).finish();
    const since = (name: string) => (standIn.requests[name] ?? 0) - (before[name] ?? 0);
    expect([since('metadata'), since('jwks'), since('token')]).toEqual([1, 1, 3]);
  });

  it('may change its keys', async () => {
    const fresh = connect();
    await (await visit(fresh)).finish();
    await standIn.page.rotateKeys();
    // The keys in use are loaded again after a minute at the earliest, however many tokens name an unknown one.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    standIn.page.lies = { exp: Math.floor(Date.now() / 1000) + 300 };
    expect((await (await visit(fresh)).finish()).subject).toBe('person-1');
    vi.useRealTimers();
  });

  it('is unreachable when it does not work, and is asked again at the next try', async () => {
    for (const mode of ['down', 'slow', 'rubbish', 'huge', 429, 500, 503] as const) {
      const fresh = connect({ timeoutMs: mode === 'slow' ? 200 : 5_000 });
      standIn.mode.metadata = mode;
      expect(await failed(visit(fresh)), String(mode)).toMatchObject({ trouble: 'unreachable' });
      standIn.mode.metadata = 'well';
      expect((await visit(fresh)).returned.code).toBeTruthy();
    }
  });

  it.each(['down', 'slow', 'huge', 429, 503] as const)(
    'is unreachable when its token endpoint or its keys are %s',
    async (mode) => {
      for (const part of ['token', 'jwks'] as const) {
        const fresh = connect({ timeoutMs: mode === 'slow' ? 200 : 5_000 });
        const { finish } = await visit(fresh);
        standIn.mode[part] = mode;
        expect(await failed(finish()), part).toMatchObject({ trouble: 'unreachable' });
        standIn.behave();
      }
    },
  );

  it('is refused when its metadata name another issuer', async () => {
    standIn.page.metadataIssuer = 'https://login.example';
    expect(await failed(visit(connect()))).toMatchObject({ trouble: 'unreachable' });
  });

  it('is refused when it sends its browsers or this server to an address without https', async () => {
    const answer = (body: object) =>
      vi.stubGlobal('fetch', async () => Response.json({ issuer: 'https://login.example', ...body }));
    const plain = connect({ issuer: 'https://login.example' });
    answer({ authorization_endpoint: 'http://login.example/authorize' });
    await expect(plain.begin({ secret: newToken(), redirect: REDIRECT })).rejects.toThrow();
    // The metadata of Entra ID for all organisations, whose tokens any of them can get.
    answer({ issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' });
    const everybody = connect({ issuer: 'https://login.microsoftonline.com/organizations/v2.0' });
    expect(await failed(everybody.begin({ secret: newToken(), redirect: REDIRECT }))).toEqual({
      trouble: 'unreachable',
      reason: 'other_issuer',
    });
    vi.unstubAllGlobals();
  });
});
