import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { freshAddress } from '../../../testing/addresses.ts';
import {
  addPasskey,
  addSecondFactor,
  addTotp,
  finishSignIn,
  forgetSteps,
  fromBase32,
  signInWithCode,
  standInStep,
  startSignIn,
} from '../../../testing/factors.ts';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { cookieFrom } from '../../../testing/devices.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { me } from '../../../testing/sessions.ts';
import { codeOf, stepAt } from './totp.ts';

const server = useServer();
standInStep();
const newCoach = () => addUser(server, { type: 'Business' });
const login = ({ email, password }: { email: string; password: string }, ip = freshAddress()) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip });

it('the password alone signs in until there are two ways in, then it is answered with a ticket', async () => {
  const coach = await newCoach();
  const token = await server.signIn(coach);
  expect((await addTotp(server, token)).factors).toMatchObject({ has: false, missing: 'secondWay' });
  expect((await login(coach)).status).toBe(200);
  const made = await server.call('POST', 'account/recovery-codes', { token });
  expect(made.body.data.codes).toHaveLength(10);
  expect(made.body.data.factors).toMatchObject({ has: true, missing: null, confirmBy: ['totp'] });

  const refused = await login(coach);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect(refused.body).toMatchObject({ status: false, code: 'second_needed', second: { ways: ['totp', 'recovery'] } });
  expect(Math.abs(Date.parse(refused.body['second'].now) - Date.now())).toBeLessThan(5_000);
  // The session that set it up goes on.
  expect((await me(server, token)).body.data.secondFactor).toMatchObject({ has: true, due: 'none' });
});

it('a code signs in once; one step either side is accepted, two are not', async () => {
  const coach = await newCoach();
  const { codeAt } = await addSecondFactor(server, coach);
  const tryCode = async (code: string) => {
    const { ticket } = await startSignIn(server, coach);
    return finishSignIn(server, { ticket, code });
  };
  expectFailure(await tryCode(codeAt(-2)), 'factor_wrong');
  expectFailure(await tryCode(codeAt(2)), 'factor_wrong');
  expect((await tryCode(codeAt(-1))).status).toBe(200);
  const code = codeAt();
  expect((await tryCode(code)).status).toBe(200);
  expectFailure(await tryCode(code), 'factor_wrong');
  expectFailure(await tryCode(codeAt(-1)), 'factor_wrong');
  expect((await tryCode(codeAt(1))).status).toBe(200);
});

it('the code of the set-up is spent with it', async () => {
  const coach = await newCoach();
  const token = await server.signIn(coach);
  const { codeAt } = await addTotp(server, token);
  await server.call('POST', 'account/recovery-codes', { token });
  const { ticket } = await startSignIn(server, coach);
  expectFailure(await finishSignIn(server, { ticket, code: codeAt() }), 'factor_wrong');
});

it('a recovery code works once and is mailed about; new ones replace the rest', async () => {
  const coach = await newCoach();
  const { codes, token } = await addSecondFactor(server, coach);
  const [first = '', second = ''] = codes;
  const tryCode = async (recoveryCode: string) => {
    const { ticket } = await startSignIn(server, coach);
    return finishSignIn(server, { ticket, recoveryCode });
  };
  expect((await tryCode(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expectFailure(await tryCode(first), 'factor_wrong');
  const mail = (await mailsTo(server, coach.email)).find(({ subject }) => subject.startsWith('A recovery code'));
  expect(mail?.text).toContain('9 are left');
  await server.call('POST', 'account/recovery-codes', { token });
  expectFailure(await tryCode(second), 'factor_wrong');
  const stored = await rowsOf<{ hash: string }>(server, sql`select hash from recovery_codes`);
  expect(JSON.stringify(stored)).not.toContain(first.replaceAll('-', ''));
});

it('new recovery codes end the sign-ins by former ones, except the one that made them', async () => {
  const coach = await newCoach();
  const { codes, token } = await addSecondFactor(server, coach);
  const bySomeone = async (recoveryCode = '') => {
    const { ticket } = await startSignIn(server, coach);
    return (await finishSignIn(server, { ticket, recoveryCode })).body.data.token as string;
  };
  const [stolen, own] = [await bySomeone(codes[0]), await bySomeone(codes[1])];
  expect((await server.call('POST', 'account/recovery-codes', { token: own })).status).toBe(200);
  expectFailure(await me(server, stolen), 'session_expired');
  for (const one of [own, token]) expect((await me(server, one)).status).toBe(200);
});

it('recovery codes that go with the last factor end the sign-ins that used one', async () => {
  const coach = await newCoach();
  const { codes, token } = await addSecondFactor(server, coach);
  const { ticket } = await startSignIn(server, coach);
  const byRecovery = (await finishSignIn(server, { ticket, recoveryCode: codes[0] })).body.data.token as string;
  expect((await server.call('DELETE', 'account/totp', { token })).status).toBe(200);
  expectFailure(await me(server, byRecovery), 'session_expired');
});

it('a passkey finishes a sign-in with the password, but not that of another person', async () => {
  const [coach, other] = [await newCoach(), await newCoach()];
  const { authenticator } = await addPasskey(server, (await addSecondFactor(server, coach)).token);
  const strange = await addPasskey(server, (await addSecondFactor(server, other)).token);
  const { ticket, ways } = await startSignIn(server, coach);
  expect(ways).toEqual(['passkey', 'totp', 'recovery']);
  const options = async () => (await server.call('POST', 'auth/passkey/options', { ip: freshAddress() })).body.data;
  const notTheirs = { ticket, passkey: strange.authenticator.use(await options()) };
  expectFailure(await finishSignIn(server, notTheirs), 'factor_wrong');
  const done = await finishSignIn(server, { ticket, passkey: authenticator.use(await options()) });
  expect(done.body.data).toMatchObject({ _id: coach.id });
});

it('a ticket works once, for five minutes, and not after a new password', async () => {
  const coach = await newCoach();
  const { codeAt, token } = await addSecondFactor(server, coach);
  const used = await startSignIn(server, coach);
  expect(Date.parse(used.expiresAt) - Date.parse(used.now)).toBeLessThanOrEqual(320_000);
  expect((await finishSignIn(server, { ticket: used.ticket, code: codeAt() })).status).toBe(200);
  await forgetSteps(server, coach.id);
  expectFailure(await finishSignIn(server, { ticket: used.ticket, code: codeAt() }), 'factor_wrong');

  const late = await startSignIn(server, coach);
  await rowsOf(server, sql`update auth_challenges set expires_at = now() - interval '1 second'`);
  expectFailure(await finishSignIn(server, { ticket: late.ticket, code: codeAt() }), 'factor_wrong');

  const before = await startSignIn(server, coach);
  const changed = await server.call('POST', 'password/resetUserPassword', {
    token,
    body: {
      userId: coach.id,
      oldPassword: coach.password,
      newPassword: 'Quiet-Lantern-Orbit-58',
      stays: ['totp', 'recovery'],
    },
  });
  expect(changed.status).toBe(200);
  expectFailure(await finishSignIn(server, { ticket: before.ticket, code: codeAt() }), 'factor_wrong');
  expectFailure(await finishSignIn(server, { ticket: 'A'.repeat(43), code: codeAt() }), 'factor_wrong');
});

it('a code, a recovery code, a ticket and a response of a passkey sent several times at once open one session each', async () => {
  const coach = await newCoach();
  const { codeAt, codes, token } = await addSecondFactor(server, coach);
  const { authenticator } = await addPasskey(server, token);
  const tickets = await Promise.all(Array.from({ length: 8 }, async () => (await startSignIn(server, coach)).ticket));
  const options = await server.call('POST', 'auth/passkey/options', { ip: freshAddress() });
  const passkey = authenticator.use(options.body.data);
  const opened = async (bodies: Record<string, unknown>[]) => {
    const responses = await Promise.all(bodies.map((body) => finishSignIn(server, body)));
    return responses.filter(({ status }) => status === 200).length;
  };
  expect(await opened(tickets.slice(0, 4).map((ticket) => ({ ticket, code: codeAt() })))).toBe(1);
  expect(await opened(tickets.slice(4).map((ticket) => ({ ticket, recoveryCode: codes[0] })))).toBe(1);
  const { ticket } = await startSignIn(server, coach);
  expect(await opened(codes.slice(1, 5).map((recoveryCode) => ({ ticket, recoveryCode })))).toBe(1);
  const others = await Promise.all([startSignIn(server, coach), startSignIn(server, coach)]);
  expect(await opened(others.map((other) => ({ ticket: other.ticket, passkey })))).toBe(1);
});

it('exactly one proof is sent with a ticket', async () => {
  const ticket = 'A'.repeat(43);
  for (const body of [{ ticket }, { ticket, code: '123456', recoveryCode: 'abcd' }, { ticket, code: '12345' }])
    expect((await finishSignIn(server, body)).status).toBe(422);
});

it('after ten wrong codes the account is paused for strangers, not on its owner’s device', async () => {
  const coach = await newCoach();
  const { codeAt, token } = await addSecondFactor(server, coach);
  const own = await startSignIn(server, coach);
  const cookie = cookieFrom(await finishSignIn(server, { ticket: own.ticket, code: codeAt() }));
  await forgetSteps(server, coach.id);

  const { ticket } = await startSignIn(server, coach);
  for (let n = 0; n < SIGN_IN_FAILURES; n += 1)
    expectFailure(await finishSignIn(server, { ticket, code: '000000' }), 'factor_wrong');
  expectFailure(await finishSignIn(server, { ticket, code: codeAt() }), 'too_many');
  // A passkey cannot be guessed, so nobody can pause its owner.
  const { authenticator } = await addPasskey(server, token);
  const options = await server.call('POST', 'auth/passkey/options', { ip: freshAddress() });
  const byPasskey = { ticket, passkey: authenticator.use(options.body.data) };
  expect((await finishSignIn(server, byPasskey)).status).toBe(200);
  const headers = { cookie };
  const again = await startSignIn(server, coach, { headers });
  expect((await finishSignIn(server, { ticket: again.ticket, code: codeAt() }, { headers })).status).toBe(200);
});

it('a new device is mailed about after the second step, not after the password', async () => {
  const coach = await newCoach();
  const { codeAt } = await addSecondFactor(server, coach);
  const count = async () =>
    (await mailsTo(server, coach.email)).filter(({ subject }) => subject.startsWith('A new sign-in')).length;
  const before = await count();
  const { ticket } = await startSignIn(server, coach);
  expect(await count()).toBe(before);
  await finishSignIn(server, { ticket, code: codeAt() });
  expect(await count()).toBe(before + 1);
});

it('codes that are off again end their sign-ins; a new set-up does so for the former app', async () => {
  const coach = await newCoach();
  const first = await addSecondFactor(server, coach);
  const byCode = await signInWithCode(server, coach, first.codeAt());
  const replaced = await addTotp(server, first.token);
  expectFailure(await me(server, byCode), 'session_expired');
  expect((await me(server, first.token)).status).toBe(200);
  await forgetSteps(server, coach.id);
  const { ticket } = await startSignIn(server, coach);
  expectFailure(await finishSignIn(server, { ticket, code: first.codeAt() }), 'factor_wrong');
  expect((await finishSignIn(server, { ticket, code: replaced.codeAt() })).status).toBe(200);
  const removed = await server.call('DELETE', 'account/totp', { token: first.token });
  expect(removed.body.data).toMatchObject({ signedOut: true, has: false, totp: null, recoveryCodes: null });
  expectFailure(await me(server, first.token), 'session_expired');
  expect((await login(coach)).status).toBe(200);
});

it('a secret of an app is stored sealed, and does not open with another key or for another person', async () => {
  const [coach, other] = [await newCoach(), await newCoach()];
  const { secret, codeAt } = await addSecondFactor(server, coach);
  await addSecondFactor(server, other);
  const [row] = await rowsOf<{ sealed: string }>(
    server,
    sql`select sealed from totp_secrets where user_id = ${coach.id}`,
  );
  expect(row?.sealed).toMatch(/^v1\./);
  expect(Buffer.from(row?.sealed.slice(3) ?? '', 'base64url').includes(secret)).toBe(false);
  await rowsOf(server, sql`update totp_secrets set sealed = ${row?.sealed} where user_id = ${other.id}`);
  const { ticket } = await startSignIn(server, other);
  expectFailure(await finishSignIn(server, { ticket, code: codeAt() }), 'factor_wrong');
});

it('at set-up a wrong clock is named, and a code that is simply wrong is not', async () => {
  const token = await server.signIn(await newCoach());
  await addTotp(server, token);
  const finish = (code: string) => server.call('PUT', 'account/totp', { token, body: { code } });
  expectFailure(await finish('123456'), 'invalid', { message: factorTexts.startAgain, errors: {} });
  const { data } = (await server.call('POST', 'account/totp', { token })).body;
  const secret = fromBase32(data.secret as string);
  const step = stepAt(Date.now());
  expectInvalid(await finish(codeOf(secret, step - 10)), 'code', factorTexts.wrongClock);
  const near = new Set(Array.from({ length: 41 }, (_, n) => codeOf(secret, step - 20 + n)));
  const wrong = ['000000', '111111', '222222'].find((code) => !near.has(code)) ?? '';
  expectInvalid(await finish(wrong), 'code', factorTexts.wrongCode);
  expect((await finish(codeOf(secret, step))).status).toBe(200);
});
