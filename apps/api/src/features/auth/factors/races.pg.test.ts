import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { freshAddress } from '../../../testing/addresses.ts';
import { openAuthenticator } from '../../../testing/authenticator.ts';
import { addPasskey, addSecondFactor, finishSignIn, standInStep, startSignIn } from '../../../testing/factors.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { requestWhileHeld } from '../../../testing/locks.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });
const withGrace = useServer({ engine: 'postgres', env: { STAFF_SECOND_FACTOR: 'grace' } });
standInStep();

const tally = (statuses: number[]) => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const atOnce = async (times: number, call: (n: number) => Promise<{ status: number }>) =>
  tally(await Promise.all(Array.from({ length: times }, async (_, n) => (await call(n)).status)));
const newCoach = async () => {
  const coach = await addUser(server, { type: 'Business' });
  return { coach, ...(await addSecondFactor(server, coach)) };
};

it('of 1,000 wrong codes at once from as many networks at most ten are checked, and the account pauses', async () => {
  const { coach, codeAt } = await newCoach();
  const { ticket } = await startSignIn(server, coach);
  const right = [codeAt(-1), codeAt(), codeAt(1)];
  const wrong = Array.from({ length: 1_003 }, (_, n) => String(n * 991).padStart(6, '0')).filter(
    (code) => !right.includes(code),
  );
  const counts = await atOnce(1_000, (n) =>
    finishSignIn(server, { ticket, code: wrong[n] ?? '' }, { ip: freshAddress() }),
  );
  // A slow machine turns some away before they are counted.
  const { 401: checked = 0, 429: paused = 0, 503: turnedAway = 0 } = counts;
  expect(checked).toBeLessThanOrEqual(SIGN_IN_FAILURES);
  expect(checked + paused + turnedAway).toBe(1_000);
  expectFailure(await finishSignIn(server, { ticket, code: codeAt() }), 'too_many');
  await rowsOf(server, sql`update sign_in_failures set window_start = now() - interval '16 minutes'`);
  expect((await finishSignIn(server, { ticket, code: codeAt() })).status).toBe(200);
});

it('one code used by many at once opens one session', async () => {
  const { coach, codeAt } = await newCoach();
  const tickets = await Promise.all(Array.from({ length: 8 }, () => startSignIn(server, coach)));
  const counts = await atOnce(8, (n) => finishSignIn(server, { ticket: tickets[n]?.ticket, code: codeAt() }));
  expect(counts[200]).toBe(1);
});

it('one ticket used with a code and a recovery code at once opens one session', async () => {
  const { coach, codeAt, codes } = await newCoach();
  const { ticket } = await startSignIn(server, coach);
  const counts = await atOnce(6, (n) =>
    finishSignIn(server, n % 2 ? { ticket, code: codeAt() } : { ticket, recoveryCode: codes[n] }),
  );
  expect(counts[200]).toBe(1);
  const left = await rowsOf<{ used: number }>(
    server,
    sql`select count(*)::int as used from recovery_codes where user_id = ${coach.id} and used_at is not null`,
  );
  // What opened nothing was not used up.
  expect(left[0]?.used).toBeLessThanOrEqual(1);
});

it('one recovery code, one response of a passkey and one challenge are each used once', async () => {
  const { coach, codes, token } = await newCoach();
  const { authenticator } = await addPasskey(server, token);
  const { ticket } = await startSignIn(server, coach);
  expect((await atOnce(8, () => finishSignIn(server, { ticket, recoveryCode: codes[0] })))[200]).toBe(1);
  const options = (await server.call('POST', 'auth/passkey/options', { ip: freshAddress() })).body.data;
  const passkey = authenticator.use(options);
  const counts = await atOnce(8, () =>
    server.call('POST', 'auth/passkey/verify', { body: { passkey }, ip: freshAddress() }),
  );
  expect(counts).toEqual({ 200: 1, 401: 7 });
});

it('two sign-ins that begin the days of grace at once both succeed', async () => {
  const { email, password } = await addUser(withGrace, { type: 'Business' });
  const counts = await atOnce(6, () =>
    withGrace.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() }),
  );
  expect(counts).toEqual({ 200: 6 });
});

it('a passkey that is removed while it signs in leaves no session', async () => {
  const { coach, token } = await newCoach();
  for (let n = 0; n < 5; n += 1) {
    const { authenticator, factors } = await addPasskey(server, token, `Key ${n}`);
    const options = (await server.call('POST', 'auth/passkey/options', { ip: freshAddress() })).body.data;
    const id = factors.passkeys.find(({ name }) => name === `Key ${n}`)?._id;
    // The caller's own session used it, too, and would end.
    await rowsOf(server, sql`update sessions set factors = '{totp}' where user_id = ${coach.id}`);
    const [signedIn, removed] = await Promise.all([
      server.call('POST', 'auth/passkey/verify', {
        body: { passkey: authenticator.use(options) },
        ip: freshAddress(),
      }),
      server.call('DELETE', `account/passkeys/${id}`, { token }),
    ]);
    expect([200, 401]).toContain(signedIn.status);
    expect(removed.status).toBe(200);
    if (signedIn.status === 200)
      expect((await server.call('GET', 'user/me', { token: signedIn.body.data.token })).status).toBe(401);
  }
});

it.each([
  ['signing in with a passkey', 'passkeys'],
  ['signing in with a code', 'totp_secrets'],
  ['confirming with a passkey', 'passkeys'],
  ['confirming with a code', 'totp_secrets'],
  ['renaming a passkey', 'passkeys'],
])('%s waits for a change of the factors and does not deadlock with it', async (what, table) => {
  const { coach, codeAt, token } = await newCoach();
  const { authenticator, factors } = await addPasskey(server, token);
  const { ticket } = await startSignIn(server, coach);
  const [options, confirm] = await Promise.all([
    server.call('POST', 'auth/passkey/options', { ip: freshAddress() }),
    server.call('POST', 'account/passkey/options', { token, body: { purpose: 'confirm' } }),
  ]);
  const requests: Record<string, () => ReturnType<typeof server.call>> = {
    'signing in with a passkey': () =>
      server.call('POST', 'auth/passkey/verify', { body: { passkey: authenticator.use(options.body.data) } }),
    'signing in with a code': () => finishSignIn(server, { ticket, code: codeAt() }),
    'confirming with a passkey': () =>
      server.call('POST', 'auth/confirm', {
        token,
        body: { passkey: authenticator.use(confirm.body.data.confirm) },
      }),
    'confirming with a code': () => server.call('POST', 'auth/confirm', { token, body: { code: codeAt() } }),
    'renaming a passkey': () =>
      server.call('PUT', `account/passkeys/${factors.passkeys[0]?._id}`, { token, body: { name: 'Phone' } }),
  };
  const response = await requestWhileHeld(server, {
    first: sql`select 1 from users where id = ${coach.id} for update`,
    ask: requests[what] ?? expect.unreachable,
    next: sql`update ${sql.raw(table)} set user_id = user_id where user_id = ${coach.id}`,
  });
  expect(response.status, response.text).toBe(200);
});

it('two administrators who reset at once are the first and the second', async () => {
  const [admin, other] = [
    await addUser(server, { type: 'Administrator' }),
    await addUser(server, { type: 'Administrator' }),
  ];
  const tokens = [await server.signIn(admin), await server.signIn(other)];
  for (const [type, states] of [
    ['Business', ['confirmed', 'started']],
    ['Administrator', ['done', 'waits']],
  ] as const) {
    const person = await addUser(server, { type });
    await addSecondFactor(server, person);
    const responses = await Promise.all(
      tokens.map((token) => server.call('POST', `user/${person.id}/reset-factors`, { token })),
    );
    expect(responses.map(({ body }) => body.data?.state as string).toSorted()).toEqual(states);
  }
});

it('one administrator who resets several times at once begins once', async () => {
  const { coach } = await newCoach();
  const token = await server.signIn(await addUser(server, { type: 'Administrator' }));
  const counts = await atOnce(5, () => server.call('POST', `user/${coach.id}/reset-factors`, { token }));
  expect(counts).toEqual({ 200: 1, 422: 4 });
});

it('of many passkeys added at once no more than ten are stored', async () => {
  const coach = await addUser(server, { type: 'Business' });
  const token = await server.signIn(coach);
  for (let n = 0; n < 8; n += 1) await addPasskey(server, token, `Key ${n}`);
  const registrations = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const options = await server.call('POST', 'account/passkey/options', { token, body: { purpose: 'register' } });
      const { passkeysAt } = (await server.call('GET', 'settings')).body.data.signIn;
      return openAuthenticator(passkeysAt as string).register(options.body.data.register);
    }),
  );
  const counts = await atOnce(6, (n) =>
    server.call('POST', 'account/passkeys', { token, body: { name: 'Another', passkey: registrations[n] } }),
  );
  expect(counts).toEqual({ 200: 2, 422: 4 });
});
