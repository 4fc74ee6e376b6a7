import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Factors } from '@amberway/contract/auth/factors';
import type { SecondNeeded } from '@amberway/contract/kernel/second-needed';
import { codeOf, stepAt } from '../features/auth/factors/totp.ts';
import { freshAddress } from './addresses.ts';
import { type Authenticator, openAuthenticator } from './authenticator.ts';
import { rowsOf } from './rows.ts';
import type { TestServer } from './server.ts';

type Person = { id: string; email: string; password: string };

const must = async (call: ReturnType<TestServer['call']>) => {
  const response = await call;
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  return response.body.data;
};

const STEP_MS = 30_000;

/** Tests that use codes stand in the middle of a step, so that it does not end during one. */
export const standInStep = () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};

/** An authenticator for the address that the test server has. */
const authenticatorOf = async (server: TestServer): Promise<Authenticator> =>
  openAuthenticator((await must(server.call('GET', 'settings'))).signIn.passkeysAt as string);

export const addPasskey = async (server: TestServer, token: string, name = 'Laptop') => {
  const authenticator = await authenticatorOf(server);
  const { register } = await must(
    server.call('POST', 'account/passkey/options', { token, body: { purpose: 'register' } }),
  );
  const body = { name, passkey: authenticator.register(register) };
  const factors = (await must(server.call('POST', 'account/passkeys', { token, body }))) as Factors;
  return { authenticator, factors };
};

/** The bytes of a secret as an app reads it. */
export const fromBase32 = (text: string): Buffer => {
  const bits = text
    .split('')
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** Switches codes on. The code of the set-up is not spent for the test: the next one works at once. */
export const addTotp = async (server: TestServer, token: string) => {
  const setup = await must(server.call('POST', 'account/totp', { token }));
  const secret = fromBase32(setup.secret as string);
  const codeAt = (stepsFromNow = 0) => codeOf(secret, stepAt(Date.now()) + stepsFromNow);
  const factors = (await must(server.call('PUT', 'account/totp', { token, body: { code: codeAt() } }))) as Factors;
  return { secret, codeAt, factors };
};

/** As if no code had been used lately. */
export const forgetSteps = (server: TestServer, userId: string) =>
  rowsOf(server, sql`update totp_secrets set last_step = null where user_id = ${userId}`);

/** Codes from an app and recovery codes: a second factor that counts. */
export const addSecondFactor = async (server: TestServer, { id, ...person }: Person) => {
  const token = await server.signIn(person);
  const { codeAt, secret } = await addTotp(server, token);
  const { codes } = (await must(server.call('POST', 'account/recovery-codes', { token }))) as { codes: string[] };
  await forgetSteps(server, id);
  return { token, codeAt, secret, codes };
};

type Options = { ip?: string; headers?: Record<string, string> };

/** The answer of the login to a person with a second factor. */
export const startSignIn = async (
  server: TestServer,
  { email, password }: Omit<Person, 'id'>,
  { ip = freshAddress(), headers }: Options = {},
): Promise<SecondNeeded> => {
  const { body } = await server.call('POST', 'auth/login', { body: { email, password }, ip, headers });
  if (body.code !== 'second_needed') throw new Error(`The password was enough, or wrong: ${JSON.stringify(body)}`);
  return body['second'] as SecondNeeded;
};

export const finishSignIn = (server: TestServer, body: Record<string, unknown>, { ip, headers }: Options = {}) =>
  server.call('POST', 'auth/second', { body, ip: ip ?? freshAddress(), headers });

/** Signs in with password and code. */
export const signInWithCode = async (server: TestServer, person: Person, code: string): Promise<string> => {
  const { ticket } = await startSignIn(server, person);
  await forgetSteps(server, person.id);
  return (await must(finishSignIn(server, { ticket, code }))).token as string;
};

export const signInByPasskey = async (
  server: TestServer,
  authenticator: Authenticator,
  tweak?: Parameters<Authenticator['use']>[1],
) => {
  const ip = freshAddress();
  const options = await must(server.call('POST', 'auth/passkey/options', { ip }));
  const body = { passkey: authenticator.use(options, tweak) };
  return server.call('POST', 'auth/passkey/verify', { body, ip });
};

/** Ten minutes later: neither password nor factor counts as just used. */
export const forgetProofs = (server: TestServer) =>
  rowsOf(
    server,
    sql`update sessions set confirmed_until = now() - interval '1 second', strong_at = strong_at - interval '11 minutes'`,
  );
