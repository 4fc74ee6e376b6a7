import { NETWORK_FAILURES, SECOND, SIGN_IN_DELAY_MAX_MS, SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import type { Config } from '../../kernel/config/config.ts';
import { tooMany, wrongCredentials } from '../../kernel/http/failure.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { findKnownDevice } from '../../kernel/identity/devices.queries.ts';
import { clearFailures, countFailure, failuresOf, takeFailures } from '../../kernel/identity/failures.queries.ts';
import { verifyPassword } from '../../kernel/identity/passwords.ts';
import { hashToken } from '../../kernel/identity/tokens.ts';
import { inTurn } from '../../kernel/identity/turns.ts';
import { waitInRoom } from '../../kernel/identity/waiting-room.ts';
import { mustUseDirectory } from '../../kernel/oidc/staff.ts';
import { findByEmail, maySignIn } from './queries.ts';

// Why failures are counted this way: docs/decisions/0018-sign-in-limits-by-network-and-known-device.md

type Credentials = { email: string; password: string };
type Rules = Pick<Config, 'oidc'>;
type Visit = Pick<Visitor, 'networks' | 'deviceTokens'>;
type Networks = Visitor['networks'];

const accountKey = (email: string) => `account:${hashToken(email)}`;
const networkKey = (network: string) => `network:${hashToken(network)}`;
const pairKey = (email: string, network: string) => `pair:${hashToken(`${email} ${network}`)}`;

const verify = async ({ email, password }: Credentials, config: Rules) => {
  const user = await findByEmail(email);
  const right = await verifyPassword(user?.passwordHash, password);
  // Like a wrong password, so that nobody learns whose password it is.
  if (!user || !right || !maySignIn(user) || mustUseDirectory(config, user)) throw wrongCredentials();
  return user;
};

/** Counts before the check, one check at a time, so that parallel guesses cannot pass the limit. */
const withinLimit = <T>(key: string, check: () => Promise<T>): Promise<T> =>
  inTurn(key, async () => {
    const { count, secondsLeft } = await countFailure(key);
    if (count > SIGN_IN_FAILURES) throw tooMany(secondsLeft);
    return check();
  });

/** 0 for the first failures of an account, then 1, 2, 4 … seconds. */
export const delayMs = (failures: number) =>
  failures > SIGN_IN_FAILURES ? Math.min(SECOND * 2 ** (failures - SIGN_IN_FAILURES - 1), SIGN_IN_DELAY_MAX_MS) : 0;

/** The keys of an account in these networks, with their limits. */
const keysOf = (email: string, networks: Networks) => ({
  pairs: networks.map(({ name, clients }) => ({ key: pairKey(email, name), max: SIGN_IN_FAILURES * clients })),
  nets: networks.map(({ name, clients }) => ({ key: networkKey(name), max: NETWORK_FAILURES * clients })),
});
const keyOf = ({ key }: { key: string }) => key;

/** An unknown device counts for the account with each of its networks, for each network, and for the account. */
const checkStranger = async (credentials: Credentials, networks: Networks, config: Rules) => {
  const account = accountKey(credentials.email);
  const { pairs, nets } = keysOf(credentials.email, networks);
  const settle = async () => {
    const user = await verify(credentials, config);
    await clearFailures(...pairs.map(keyOf), account);
    await takeFailures(1, ...nets.map(keyOf));
    return user;
  };
  const first = await inTurn(account, async () => {
    const counted: string[] = [];
    for (const { key, max } of [...pairs, ...nets]) {
      const { count, secondsLeft } = await countFailure(key);
      if (count > max) {
        // What is refused here is no guess, so it counts nowhere else.
        if (counted.length > 0) await takeFailures(1, ...counted);
        throw tooMany(secondsLeft);
      }
      counted.push(key);
    }
    const delay = delayMs((await countFailure(account)).count);
    return { delay, user: delay > 0 ? undefined : await settle() };
  });
  if (first.user) return first.user;
  if (await waitInRoom(account, first.delay)) return settle();
  // Nothing was checked, so the attempt does not count.
  await takeFailures(1, ...[...pairs, ...nets].map(keyOf), account);
  throw tooMany(first.delay / SECOND);
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An unknown address runs the same statements as a known one: anybody can send an invented device token. */
const deviceFor = async (email: string, deviceTokens: readonly string[]) => {
  if (deviceTokens.length === 0) return undefined;
  const user = await findByEmail(email);
  return findKnownDevice(user?.id ?? NOBODY, deviceTokens);
};

/** The user with these credentials. A known device has its own counter, which nobody else can use up. */
export const checkCredentials = async (credentials: Credentials, { networks, deviceTokens }: Visit, config: Rules) => {
  const device = await deviceFor(credentials.email, deviceTokens);
  if (!device) return checkStranger(credentials, networks, config);
  const key = `device:${device.id}`;
  return withinLimit(key, async () => {
    const user = await verify(credentials, config);
    await clearFailures(key);
    return user;
  });
};

/** A user who proved ownership by mail may try again at once: clears the failures of the account and these networks. */
export const resetFailures = async (email: string, networks: Networks) => {
  const { pairs, nets } = keysOf(email, networks);
  for (const [at, { key, max }] of pairs.entries())
    await takeFailures(Math.min(await failuresOf(key), max), ...nets.slice(at, at + 1).map(keyOf));
  await clearFailures(accountKey(email), ...pairs.map(keyOf));
};

/** The same limit for a signed-in user who enters the password or a code again. */
export const withinOwnLimit = <T>(userId: string, check: () => Promise<T>): Promise<T> => {
  const key = `confirm:${hashToken(userId)}`;
  return withinLimit(key, async () => {
    const right = await check();
    if (right) await clearFailures(key);
    return right;
  });
};

export const checkOwnPassword = (
  userId: string,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => withinOwnLimit(userId, () => verifyPassword(stored, password));

/**
 * The limit of codes after the password. A known device has its own counter, so that somebody with the password cannot
 * use up the owner's tries.
 */
export const withinSecondLimit = async <T>(
  userId: string,
  { deviceTokens }: Pick<Visitor, 'deviceTokens'>,
  check: () => Promise<T>,
): Promise<T> => {
  const device = await findKnownDevice(userId, deviceTokens);
  const key = device ? `second-device:${device.id}` : `second:${hashToken(userId)}`;
  return withinLimit(key, async () => {
    const result = await check();
    await clearFailures(key);
    return result;
  });
};
