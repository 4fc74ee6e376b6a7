import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR } from '@amberway/contract/kernel/limits';
import { clearCredentials, setBearer } from '../sign-in/credentials.ts';
import { clearStored, rememberedText } from '../sign-in/storage.ts';
import { fillRemembered, readRemembered, REMEMBERED, rememberQueries } from './remembered.ts';

const KEY = ['home', 'm1'];
const CHILD = 'Arlo practised waiting';
const clients: QueryClient[] = [];
const newClient = () => {
  const client = new QueryClient();
  clients.push(client);
  return client;
};

/** A visit that loads the home, until it is stored. */
const visit = async (owner = 'Customer:1', meta: typeof REMEMBERED | undefined = REMEMBERED) => {
  const client = newClient();
  const stop = rememberQueries(client, owner);
  await client.fetchQuery({ queryKey: KEY, queryFn: () => CHILD, ...(meta && { meta }) });
  await vi.waitFor(() => expect(rememberedText()).not.toBeNull(), { timeout: 30_000 });
  stop();
};
/** What the next load of the tab starts with. */
const nextVisit = async (owner = 'Customer:1') => {
  await readRemembered(owner);
  const client = newClient();
  fillRemembered(client);
  return client;
};

beforeEach(() => {
  sessionStorage.clear();
  setBearer('token-of-the-session');
});
afterEach(() => {
  clearCredentials();
  vi.useRealTimers();
  for (const client of clients.splice(0)) client.clear();
});

it('the next load of the tab starts with what was shown, as old as it is', async () => {
  const before = Date.now();
  await visit();
  const client = await nextVisit();
  expect(client.getQueryData(KEY)).toBe(CHILD);
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBeGreaterThanOrEqual(before);
  // It is loaded again, however new it is.
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
  // React may discard a cache before it is used and create another.
  const again = newClient();
  fillRemembered(again);
  expect(again.getQueryData(KEY)).toBe(CHILD);
  // A session that starts later in the same document starts empty.
  rememberQueries(again, 'Customer:1')();
  const later = newClient();
  fillRemembered(later);
  expect(later.getQueryData(KEY)).toBeUndefined();
});

it('what was loaded before the area is in use is remembered as well', async () => {
  const client = newClient();
  await client.fetchQuery({ queryKey: KEY, queryFn: () => CHILD, meta: REMEMBERED });
  const stop = rememberQueries(client, 'Customer:1');
  await vi.waitFor(() => expect(rememberedText()).not.toBeNull(), { timeout: 30_000 });
  stop();
});

it('the text in storage tells nothing without the token of the session', async () => {
  await visit();
  expect(rememberedText()).not.toContain('Arlo');
  expect(atob(rememberedText()?.split('.')[1] ?? '')).not.toContain('Arlo');
  setBearer('another-token');
  expect((await nextVisit()).getQueryData(KEY)).toBeUndefined();
  expect(rememberedText()).toBeNull();
});

it('nobody else starts with it, and nothing is left after the session', async () => {
  await visit();
  expect((await nextVisit('Customer:2')).getQueryData(KEY)).toBeUndefined();
  clearStored();
  expect(rememberedText()).toBeNull();
  expect((await nextVisit()).getQueryData(KEY)).toBeUndefined();
});

it('it is not shown after twelve hours', async () => {
  await visit();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * HOUR });
  expect((await nextVisit()).getQueryData(KEY)).toBeUndefined();
});

it('a broken text is removed', async () => {
  sessionStorage.setItem('rememberedHome', 'no.text');
  expect((await nextVisit()).getQueryData(KEY)).toBeUndefined();
  expect(rememberedText()).toBeNull();
});

it('other queries are not stored', async () => {
  const client = newClient();
  const stop = rememberQueries(client, 'Customer:1');
  await client.fetchQuery({ queryKey: ['secret'], queryFn: () => 'of another screen' });
  await client.fetchQuery({ queryKey: KEY, queryFn: () => CHILD, meta: REMEMBERED });
  await vi.waitFor(() => expect(rememberedText()).not.toBeNull(), { timeout: 30_000 });
  stop();
  const next = await nextVisit();
  expect(next.getQueryData(KEY)).toBe(CHILD);
  expect(next.getQueryData(['secret'])).toBeUndefined();
});
