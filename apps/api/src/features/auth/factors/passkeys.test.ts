import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { freshAddress } from '../../../testing/addresses.ts';
import { openAuthenticator } from '../../../testing/authenticator.ts';
import { addPasskey, forgetProofs, signInByPasskey } from '../../../testing/factors.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { openTestServer } from '../../../testing/server.ts';
import { me } from '../../../testing/sessions.ts';

const server = useServer();

const newCoach = async () => {
  const coach = await addUser(server, { type: 'Business' });
  const token = await server.signIn(coach);
  return { coach, token, ...(await addPasskey(server, token)) };
};
const factorsOf = async (token: string) => (await server.call('GET', 'account/factors', { token })).body.data;
const liveSessions = async (userId: string) =>
  (await rowsOf(server, sql`select 1 from sessions where user_id = ${userId} and revoked_at is null`)).length;

it('a passkey signs in by itself, confirms, is renamed and removed, and its sign-ins end with it', async () => {
  const { coach, token, authenticator, factors } = await newCoach();
  expect(factors).toMatchObject({ has: false, missing: 'secondWay', since: null, confirmBy: ['passkey', 'password'] });
  const [key] = factors.passkeys;
  expect(key).toMatchObject({ name: 'Laptop', lastUsedAt: null, backedUp: false });

  const opened = await signInByPasskey(server, authenticator);
  expect(opened.status).toBe(200);
  expect(opened.body.data).toMatchObject({ _id: coach.id, secondFactor: { has: false, due: 'none' } });
  const byPasskey = opened.body.data.token as string;
  expect((await me(server, byPasskey)).status).toBe(200);

  await forgetProofs(server);
  const options = (await server.call('POST', 'account/passkey/options', { token, body: { purpose: 'confirm' } })).body
    .data;
  expect(options.confirm.allowCredentials).toEqual([
    { id: authenticator.id, type: 'public-key', transports: ['internal'] },
  ]);
  const confirmed = await server.call('POST', 'auth/confirm', {
    token,
    body: { passkey: authenticator.use(options.confirm) },
  });
  expect(confirmed.status).toBe(200);

  const path = `account/passkeys/${key?._id}`;
  const renamed = await server.call('PUT', path, { token, body: { name: 'Work laptop' } });
  expect(renamed.body.data.passkeys).toMatchObject([{ name: 'Work laptop' }]);
  expect((await factorsOf(token)).passkeys[0].lastUsedAt).not.toBeNull();

  const other = await server.signIn(coach);
  const removed = await server.call('DELETE', path, { token });
  // This sign-in used it to confirm.
  expect(removed.body.data).toMatchObject({ passkeys: [], signedOut: true, missing: 'factor' });
  expectFailure(await me(server, byPasskey), 'session_expired');
  expectFailure(await me(server, token), 'session_expired');
  expect((await me(server, other)).status).toBe(200);
  expectFailure(await signInByPasskey(server, authenticator), 'factor_wrong');
});

describe('a response that is not honest', () => {
  const changes = {
    'for another origin': { origin: 'http://evil.test' },
    'for another port of this host': { origin: 'http://localhost:3001' },
    'for another relying party': { rpId: 'evil.test' },
    'with another challenge': { challenge: 'A'.repeat(43) },
    'of a person who was not verified': { flags: 1 },
    'without the person': { flags: 4 },
    'with flags changed after signing': { flagsAfterwards: 1 | 4 | 8 },
    'of a passkey that is now backed up elsewhere': { flags: 1 | 4 | 8 },
    'of a registration': { type: 'webauthn.create' },
    'from a frame of another site': { crossOrigin: true },
    'naming another account': { userHandle: Buffer.from('somebody').toString('base64url') },
  };
  it.each(Object.entries(changes))('%s opens nothing', async (_name, tweak) => {
    const { coach, authenticator } = await newCoach();
    expectFailure(await signInByPasskey(server, authenticator, tweak), 'factor_wrong');
    expect(await liveSessions(coach.id)).toBe(1);
  });

  it('opens nothing when it is replayed, too late, or made for another purpose', async () => {
    const { coach, token, authenticator } = await newCoach();
    const verify = (passkey: unknown) =>
      server.call('POST', 'auth/passkey/verify', { body: { passkey }, ip: freshAddress() });
    const options = async () => (await server.call('POST', 'auth/passkey/options', { ip: freshAddress() })).body.data;

    const used = authenticator.use(await options());
    expect((await verify(used)).status).toBe(200);
    expectFailure(await verify(used), 'factor_wrong');

    const late = authenticator.use(await options());
    await rowsOf(server, sql`update auth_challenges set expires_at = now() - interval '1 second'`);
    expectFailure(await verify(late), 'factor_wrong');

    const { confirm } = (await server.call('POST', 'account/passkey/options', { token, body: { purpose: 'confirm' } }))
      .body.data;
    expectFailure(await verify(authenticator.use(confirm)), 'factor_wrong');
    expect(await liveSessions(coach.id)).toBe(2);
  });

  it('of an unknown passkey, or of somebody else, confirms nothing', async () => {
    const [mine, other] = [await newCoach(), await newCoach()];
    expectFailure(await signInByPasskey(server, openAuthenticator()), 'factor_wrong');
    const { confirm } = (
      await server.call('POST', 'account/passkey/options', { token: mine.token, body: { purpose: 'confirm' } })
    ).body.data;
    const body = { passkey: other.authenticator.use(confirm) };
    expectFailure(await server.call('POST', 'auth/confirm', { token: mine.token, body }), 'factor_wrong');
  });

  it('registers nothing: for another origin, replayed, for somebody else, without verification', async () => {
    const [mine, other] = [await newCoach(), await newCoach()];
    const options = async () =>
      (await server.call('POST', 'account/passkey/options', { token: mine.token, body: { purpose: 'register' } })).body
        .data.register;
    const add = (passkey: unknown, token = mine.token) =>
      server.call('POST', 'account/passkeys', { token, body: { name: 'Phone', passkey } });
    const fresh = () => openAuthenticator();
    expectFailure(await add(fresh().register(await options(), { origin: 'http://evil.test' })), 'factor_wrong');
    expectFailure(await add(fresh().register(await options(), { rpId: 'evil.test' })), 'factor_wrong');
    expectFailure(await add(fresh().register(await options(), { flags: 1 | 64 })), 'factor_wrong');
    expectFailure(await add(fresh().register(await options()), other.token), 'factor_wrong');
    const once = fresh().register(await options());
    expect((await add(once)).status).toBe(200);
    expectFailure(await add(once), 'factor_wrong');
    expect((await factorsOf(mine.token)).passkeys).toHaveLength(2);
    expect((await factorsOf(other.token)).passkeys).toHaveLength(1);
  });
});

it('a counter that goes back is refused, and the owner is mailed', async () => {
  const { coach, authenticator } = await newCoach();
  expect((await signInByPasskey(server, authenticator, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 1])
    expectFailure(await signInByPasskey(server, authenticator, { counter }), 'factor_wrong');
  const subjects = (await mailsTo(server, coach.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('was refused'))).toHaveLength(3);
  expect((await signInByPasskey(server, authenticator, { counter: 8 })).status).toBe(200);
});

it('an authenticator that does not count always sends 0, which is accepted', async () => {
  const { authenticator } = await newCoach();
  for (let n = 0; n < 2; n += 1)
    expect((await signInByPasskey(server, authenticator, { counter: 0 })).status).toBe(200);
});

it('a copy that reports 0 of a passkey that has counted is refused, wherever it is used, and the owner is mailed', async () => {
  const { coach, token, authenticator } = await newCoach();
  for (const [counter, status] of [
    [0, 200],
    [7, 200],
    [0, 401],
    [6, 401],
    [8, 200],
  ] as const)
    expect((await signInByPasskey(server, authenticator, { counter })).status).toBe(status);
  await forgetProofs(server);
  const { confirm } = (await server.call('POST', 'account/passkey/options', { token, body: { purpose: 'confirm' } }))
    .body.data;
  const body = { passkey: authenticator.use(confirm, { counter: 0 }) };
  expectFailure(await server.call('POST', 'auth/confirm', { token, body }), 'factor_wrong');
  const subjects = (await mailsTo(server, coach.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('was refused'))).toHaveLength(3);
});

it('an eleventh passkey, one that is known, and a name of blanks are refused', async () => {
  const { token, authenticator } = await newCoach();
  const register = async () => server.call('POST', 'account/passkey/options', { token, body: { purpose: 'register' } });
  const options = (await register()).body.data.register;
  expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  const add = (name: string, passkey: unknown) =>
    server.call('POST', 'account/passkeys', { token, body: { name, passkey } });
  expectFailure(await add('Again', authenticator.register(options)), 'duplicate', {
    message: factorTexts.passkeyKnown,
  });
  expect((await add('  ', authenticator.register(options))).status).toBe(422);
  const spare = (await register()).body.data.register;
  for (let n = 1; n < 10; n += 1) await addPasskey(server, token, `Key ${n}`);
  expectFailure(await register(), 'invalid', { message: factorTexts.tooManyPasskeys, errors: {} });
  expectFailure(await add('Eleventh', openAuthenticator().register(spare)), 'invalid', {
    message: factorTexts.tooManyPasskeys,
    errors: {},
  });
  expect((await factorsOf(token)).passkeys).toHaveLength(10);
});

it('another person’s passkey cannot be renamed or removed', async () => {
  const [mine, other] = [await newCoach(), await newCoach()];
  const path = `account/passkeys/${other.factors.passkeys[0]?._id}`;
  expectFailure(await server.call('PUT', path, { token: mine.token, body: { name: 'Mine' } }), 'not_found');
  expectFailure(await server.call('DELETE', path, { token: mine.token }), 'not_found');
  expect((await factorsOf(other.token)).passkeys).toMatchObject([{ name: 'Laptop' }]);
});

it('the owner is mailed about each change, without an IP address', async () => {
  const { coach, token } = await newCoach();
  await server.call('POST', 'account/recovery-codes', { token });
  const mails = (await mailsTo(server, coach.email)).filter(({ subject }) => subject.includes('How you sign in'));
  expect(mails.map(({ text }) => /a passkey was added|new recovery codes/.exec(text)?.[0])).toEqual([
    'a passkey was added',
    'new recovery codes',
  ]);
  // The mail's own link leads to this server.
  for (const { text } of mails) expect(text.replaceAll(/http\S+/g, '')).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
});

it('at a public numeric address there are no passkeys; on this machine they work as localhost', async () => {
  expect((await server.call('GET', 'settings')).body.data.signIn.passkeysAt).toMatch(/^http:\/\/localhost:\d+$/);
  for (const PUBLIC_URL of ['https://203.0.113.7', 'http://portal.example.test']) {
    const numeric = await openTestServer({ env: { PUBLIC_URL, STAFF_SECOND_FACTOR: 'off' } });
    try {
      expect((await numeric.call('GET', 'settings')).body.data.signIn.passkeysAt).toBeNull();
      expect((await numeric.call('POST', 'auth/passkey/options')).status).toBe(422);
      const token = await numeric.signIn('coach');
      expect(
        (await numeric.call('POST', 'account/passkey/options', { token, body: { purpose: 'register' } })).status,
      ).toBe(422);
      expect((await numeric.call('POST', 'account/totp', { token })).status).toBe(200);
    } finally {
      await numeric.close();
    }
  }
});
