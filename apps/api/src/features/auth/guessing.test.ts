import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { NETWORK_FAILURES, SECOND, SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { hashToken } from '../../kernel/identity/tokens.ts';
import { CLIENTS_OF_SITE } from '../../kernel/http/network.ts';
import { waitInRoom } from '../../kernel/identity/waiting-room.ts';
import { freshAddress } from '../../testing/addresses.ts';
import { cookieFrom } from '../../testing/devices.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestLink } from '../../testing/mails.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { delayMs } from './sign-in.ts';

const server = useServer();
type From = { ip?: string; cookie?: string };
const login = (email: string, password: string, { ip = freshAddress(), cookie }: From = {}) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip, ...(cookie && { headers: { cookie } }) });
const rightly = ({ email, password }: TestUser, from?: From) => login(email, password, from);

/** Each guess comes from a network of its own, unless one is given. */
const guess = async (email: string, times: number, from?: From) => {
  for (let n = 0; n < times; n += 1) expectFailure(await login(email, `Guess-${n}-wrong`, from), 'wrong_credentials');
};
/** Like ten guesses, without the time for checking them: makes one and counts it ten times. */
const guessTen = async (email: string, from: From = {}) => {
  const before = await counters();
  await guess(email, 1, from);
  const raised = (await counters()).filter(({ key, count }) => count !== before.find((one) => one.key === key)?.count);
  // Guesses from ten networks count once for each network, but ten times for the account.
  const keys = raised.map(({ key }) => key).filter((key) => from.ip || from.cookie || key.startsWith('account:'));
  for (const key of keys)
    await rowsOf(server, sql`update sign_in_failures set count = count + ${SIGN_IN_FAILURES - 1} where key = ${key}`);
};
const counters = () => rowsOf<{ key: string; count: number }>(server, sql`select key, count from sign_in_failures`);
const letWindowPass = () =>
  rowsOf(server, sql`update sign_in_failures set window_start = window_start - interval '15 minutes 1 second'`);
/** Sets all counters of that kind, as if that many failures had been counted. */
const raise = (kind: 'network' | 'account', count: number) =>
  rowsOf(server, sql`update sign_in_failures set count = ${count} where key like ${`${kind}:%`}`);
const seconds = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

describe('ten wrong passwords for one account from one network', () => {
  it('the right password gets 429 with Retry-After there too, until the window is over', async () => {
    const [victim, other] = [await addUser(server), await addUser(server)];
    const ip = freshAddress();
    await guess(victim.email, SIGN_IN_FAILURES, { ip });
    const refused = await rightly(victim, { ip });
    expectFailure(refused, 'too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expectFailure(await login(victim.email.toUpperCase(), victim.password, { ip }), 'too_many');
    expect((await rightly(other, { ip })).status).toBe(200);

    await letWindowPass();
    expect((await rightly(victim, { ip })).status).toBe(200);
  });

  it('the owner can still sign in from another network', async () => {
    const victim = await addUser(server);
    await guessTen(victim.email, { ip: freshAddress() });
    expect((await rightly(victim)).status).toBe(200);
  });

  it('all addresses of an IPv6 /64 count together, and IPv4 in IPv6 form counts as IPv4', async () => {
    const victim = await addUser(server);
    await guessTen(victim.email, { ip: '2001:db8:77:1:1::1' });
    expectFailure(await rightly(victim, { ip: '2001:db8:77:1:ffff::9' }), 'too_many');
    expect((await rightly(victim, { ip: '2001:db8:77:2::9' })).status).toBe(200);

    const ip = freshAddress();
    await guessTen(victim.email, { ip });
    expectFailure(await rightly(victim, { ip: `::ffff:${ip}` }), 'too_many');
  });

  it('further attempts neither extend the block nor count as guesses of the network', async () => {
    const { email } = await addUser(server);
    const ip = freshAddress();
    await guessTen(email, { ip });
    const first = Number((await login(email, 'Guess-more-wrong', { ip })).headers['retry-after']);
    for (let n = 0; n < 5; n += 1) expectFailure(await login(email, 'Guess-more-wrong', { ip }), 'too_many');
    expect(Number((await login(email, 'Guess-more-wrong', { ip })).headers['retry-after'])).toBeLessThanOrEqual(first);
    const ofNetwork = (await counters()).filter(({ key }) => key === `network:${hashToken(ip)}`);
    expect(ofNetwork).toMatchObject([{ count: SIGN_IN_FAILURES }]);
  });

  it('unknown addresses are counted too, so that the limit does not reveal who has an account', async () => {
    const ip = freshAddress();
    await guessTen('stranger@example.test', { ip });
    expectFailure(await login('stranger@example.test', 'Guess-more-wrong', { ip }), 'too_many');
  });

  it('the failures are cleared when a new password is set by mail', async () => {
    const victim = await addUser(server);
    const ip = freshAddress();
    await guessTen(victim.email, { ip });
    const token = await requestLink(server, victim.email);
    await server.call('PATCH', 'user/resetPassword', { token, body: { password: 'Brand-new-1' }, ip });
    expect((await login(victim.email, 'Brand-new-1', { ip })).status).toBe(200);
  });
});

describe('an IPv6 site, which has 65,536 networks', () => {
  const raiseTo = (key: string, count: number) =>
    rowsOf(server, sql`update sign_in_failures set count = ${count} where key = ${key}`);

  it('cannot guess at one account from a new network each time, and a new password by mail frees the owner', async () => {
    const [victim, neighbour] = [await addUser(server), await addUser(server)];
    await guess(victim.email, 1, { ip: '2001:db8:a:1::1' });
    await raiseTo(`pair:${hashToken(`${victim.email} 2001:db8:a::/48`)}`, SIGN_IN_FAILURES * CLIENTS_OF_SITE - 1);
    await guess(victim.email, 1, { ip: '2001:db8:a:2::1' });
    expectFailure(await rightly(victim, { ip: '2001:db8:a:3::1' }), 'too_many');
    expect((await rightly(neighbour, { ip: '2001:db8:a:3::1' })).status).toBe(200);
    expect((await rightly(victim, { ip: '2001:db8:b::1' })).status).toBe(200);

    const token = await requestLink(server, victim.email);
    const ip = '2001:db8:a:4::1';
    await server.call('PATCH', 'user/resetPassword', { token, body: { password: 'Brand-new-1' }, ip });
    expect((await login(victim.email, 'Brand-new-1', { ip })).status).toBe(200);
  });

  it('cannot guess at many accounts from a new network each time', async () => {
    const visitor = await addUser(server);
    await guess('target3@example.test', 1, { ip: '2001:db8:c:1::1' });
    const site = `network:${hashToken('2001:db8:c::/48')}`;
    await raiseTo(site, NETWORK_FAILURES * CLIENTS_OF_SITE - 1);
    await guess(visitor.email, 1, { ip: '2001:db8:c:2::1' });
    expectFailure(await rightly(visitor, { ip: '2001:db8:c:3::1' }), 'too_many');
    expect((await rightly(visitor, { ip: '2001:db8:d::1' })).status).toBe(200);
    // What was refused is no guess of the networks it came from.
    const counted = (await counters()).filter(({ key }) => key === `network:${hashToken('2001:db8:c:3::/64')}`);
    expect(counted.map(({ count }) => count)).toEqual([0]);
  });
});

describe('many wrong passwords for one account from many networks', () => {
  it('the next attempt is delayed instead of rejected, and the right password signs in', async () => {
    const victim = await addUser(server);
    await guessTen(victim.email);
    expect(await seconds(() => guess(victim.email, 1))).toBeGreaterThan(1);
    let status = 0;
    expect(await seconds(async () => (status = (await rightly(victim)).status))).toBeGreaterThan(2);
    expect(status).toBe(200);
    // A successful sign-in resets the account's counter.
    expect((await counters()).filter(({ key }) => key === `account:${hashToken(victim.email)}`)).toEqual([]);
  });

  it('attempts get 429 with a short Retry-After while too many wait, and are not counted then', async () => {
    const victim = await addUser(server);
    await guessTen(victim.email);
    const key = `account:${hashToken(victim.email)}`;
    const seats = Array.from({ length: 10 }, () => waitInRoom(key, 1500));
    const ip = freshAddress();
    for (let n = 0; n < 3; n += 1) {
      const refused = await rightly(victim, { ip });
      expectFailure(refused, 'too_many');
      expect(refused.headers['retry-after']).toBe('1');
    }
    expect((await rightly(await addUser(server), { ip })).status).toBe(200);
    await Promise.all(seats);
    expect((await rightly(victim, { ip })).status).toBe(200);
  });

  it('the next attempt is delayed by 1, 2, 4, 8 and then always 16 seconds', () => {
    const delays = [1, 10, 11, 12, 13, 14, 15, 16, 100, 100_000].map((failures) => delayMs(failures) / SECOND);
    expect(delays).toEqual([0, 0, 1, 2, 4, 8, 16, 16, 16, 16]);
  });
});

describe('a known device', () => {
  const known = async (user: TestUser, ip = freshAddress()) => cookieFrom(await rightly(user, { ip }));

  it('a known device is not locked out by others, neither in its own network nor from many', async () => {
    const victim = await addUser(server);
    const ip = freshAddress();
    const cookie = await known(victim, ip);
    await guessTen(victim.email, { ip });
    await raise('account', 10_000);
    await raise('network', 10_000);
    expectFailure(await rightly(victim, { ip }), 'too_many');
    expect(await seconds(async () => expect((await rightly(victim, { ip, cookie })).status).toBe(200))).toBeLessThan(8);
    await letWindowPass();
  });

  it('a known device signs in at once while guesses from many networks fill the account’s waiting room', async () => {
    const victim = await addUser(server);
    const cookie = await known(victim);
    await guessTen(victim.email);
    let free = false;
    const seats = Array.from({ length: 10 }, () => waitInRoom(`account:${hashToken(victim.email)}`, 4000));
    const end = Promise.all(seats).then(() => (free = true));
    expectFailure(await rightly(victim), 'too_many');
    expect((await rightly(victim, { cookie })).status).toBe(200);
    expect(free).toBe(false);
    await end;
  });

  it('a known device has its own counter, which locks out nobody else', async () => {
    const user = await addUser(server);
    const cookie = await known(user);
    await guessTen(user.email, { cookie });
    expectFailure(await rightly(user, { cookie }), 'too_many');
    expect((await rightly(user)).status).toBe(200);
  });

  it('a device is known for its own account only', async () => {
    const [user, victim] = [await addUser(server), await addUser(server)];
    const ip = freshAddress();
    const cookie = await known(user);
    await guessTen(victim.email, { ip, cookie });
    expectFailure(await rightly(victim, { ip, cookie }), 'too_many');
  });

  it('a device stays known when another account signs in with the same browser', async () => {
    const [one, two] = [await addUser(server), await addUser(server)];
    const both = cookieFrom(await rightly(two, { cookie: await known(one) }));
    for (const user of [one, two]) {
      await guess(user.email, 1);
      await raise('account', 10_000);
      expect(await seconds(async () => expect((await rightly(user, { cookie: both })).status).toBe(200))).toBeLessThan(
        8,
      );
      await letWindowPass();
    }
  });

  it('a made-up device cookie is not accepted', async () => {
    const victim = await addUser(server);
    const [name] = (await known(victim)).split('=');
    const ip = freshAddress();
    await guessTen(victim.email, { ip });
    for (const value of ['A'.repeat(43), '', '%00', `${'A'.repeat(43)}.`.repeat(90)])
      expectFailure(await rightly(victim, { ip, cookie: `${name}=${value}` }), 'too_many');
  });
});

describe('one network guessing at many accounts', () => {
  it('the network is rejected after a hundred failures; known devices and other networks still sign in', async () => {
    const [neighbour, visitor] = [await addUser(server), await addUser(server)];
    const ip = freshAddress();
    const cookie = cookieFrom(await rightly(neighbour, { ip }));
    await guess('target@example.test', 1, { ip });
    await raise('network', NETWORK_FAILURES - 1);
    await guess('target2@example.test', 1, { ip });
    expectFailure(await rightly(visitor, { ip }), 'too_many');
    expect((await rightly(neighbour, { ip, cookie })).status).toBe(200);
    expect((await rightly(visitor)).status).toBe(200);
    await letWindowPass();
    expect((await rightly(visitor, { ip })).status).toBe(200);
  });

  it('right passwords do not use up the limit of the network', async () => {
    const user = await addUser(server);
    const ip = freshAddress();
    for (let n = 0; n < 3; n += 1) expect((await rightly(user, { ip })).status).toBe(200);
    const left = (await counters()).filter(({ key }) => key === `network:${hashToken(ip)}`);
    expect(left).toMatchObject([{ count: 0 }]);
  });
});

it('the counters hold no e-mail address and no network address', async () => {
  const { email } = await addUser(server);
  await guess(email, 1, { ip: '198.51.100.23' });
  const stored = await rowsOf<{ key: string }>(server, sql`select key from sign_in_failures`);
  expect(stored.filter(({ key }) => key.includes('@') || key.includes('198.51'))).toEqual([]);
});
