import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { freshAddress } from '../../testing/addresses.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { CLIENTS_OF_SITE } from '../http/network.ts';
import { MEMORY_KEYS, openLimiter } from './limiter.ts';

const PER_MINUTE = 5;
const RESETS = 60;
const server = useServer({ env: { SIGN_IN_PER_MINUTE: String(PER_MINUTE), SEARCH_PER_MINUTE: String(PER_MINUTE) } });
const { email, password } = ACCOUNTS.parent;
const login = (ip: string) => server.call('POST', 'auth/login', { body: { email, password }, ip });

it('sign-ins from one IP address are limited per minute, those from others are not', async () => {
  const ip = freshAddress();
  for (let n = 0; n < PER_MINUTE; n += 1) expect((await login(ip)).status).toBe(200);
  expectFailure(await login(ip), 'too_many');
  expect((await login(freshAddress())).status).toBe(200);
  await rowsOf(server, sql`update rate_windows set ends_at = now() - interval '1 second'`);
  expect((await login(ip)).status).toBe(200);
});

it('the rate limit applies before the body is read', async () => {
  const ip = freshAddress();
  for (let n = 0; n < PER_MINUTE; n += 1)
    expect((await server.call('POST', 'auth/login', { body: '{', ip })).status).toBe(400);
  expectFailure(await server.call('POST', 'auth/login', { body: '{', ip }), 'too_many');
});

it('requests for reset mails are limited', async () => {
  const ip = freshAddress();
  const ask = () => server.call('POST', 'auth/forgotPassword', { body: { email: 'nobody@example.test' }, ip });
  for (let n = 0; n < RESETS; n += 1) expect((await ask()).status).toBe(200);
  expectFailure(await ask(), 'too_many');
});

const openSearch = () => {
  const limiter = openLimiter(server.services.config);
  return (name: string) => limiter('search', [{ name, clients: 1 }]);
};

it('sign-ins from the networks of one IPv6 site are limited together, at the limit of several clients', async () => {
  for (let n = 0; n < PER_MINUTE * CLIENTS_OF_SITE; n += 1)
    expect((await server.call('POST', 'auth/login', { body: '{', ip: `2001:db8:48:${n}::1` })).status).toBe(400);
  expectFailure(await login('2001:db8:48:ffff::1'), 'too_many');
  expect((await login('2001:db8:49::1')).status).toBe(200);
});

it('ten thousand callers do not free one who is at the limit: only the oldest window is dropped', async () => {
  const search = openSearch();
  await search('oldest');
  for (let n = 0; n < PER_MINUTE; n += 1) await search('busy');
  for (let n = 2; n <= MEMORY_KEYS; n += 1) await search(`other-${n}`);
  await expect(search('busy')).rejects.toMatchObject({ code: 'too_many' });
  for (let n = 0; n < PER_MINUTE; n += 1) await search('oldest');
  await expect(search('oldest')).rejects.toMatchObject({ code: 'too_many' });
});

it('search is limited per caller in memory, and works again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const search = openSearch();
    for (let n = 0; n < PER_MINUTE; n += 1) await search('one');
    await expect(search('one')).rejects.toMatchObject({ code: 'too_many' });
    await expect(search('other')).resolves.toBeUndefined();
    vi.setSystemTime(Date.now() + MINUTE + 1);
    await expect(search('one')).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it('the stored rate windows contain no IP address', async () => {
  await login('192.0.2.77');
  const stored = await rowsOf<{ key: string }>(server, sql`select key from rate_windows`);
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(({ key }) => key.includes('192.0.2'))).toEqual([]);
});
