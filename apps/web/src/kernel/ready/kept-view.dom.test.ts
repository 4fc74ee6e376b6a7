// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { DAY } from '@amberway/contract/kernel/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from '../../ui/testing/people.ts';
import { closeDatabase, database } from '../device/database.ts';
import { DATABASE, endDevice, PASS } from '../device/end.ts';
import { getSealed, putSealed, removeSealed } from '../device/sealed-store.ts';
import { meQuery } from '../queries/me.ts';
import { fillRemembered, readRemembered, REMEMBERED, rememberQueries } from '../queries/remembered.ts';
import { clearCredentials, setBearer } from '../sign-in/credentials.ts';
import { ownerOf } from '../sign-in/session.ts';
import { forgetReady } from './choice.ts';
import { chooseReady } from './pass-id.ts';
import { keepOnDevice } from './kept-view.ts';

const user = me('parent');
const owner = ownerOf(user);
const HOME = ['home'];
const NOTES = ['notes'];
const clients: QueryClient[] = [];

/** A visit whose home and notes are stored. */
const visit = async () => {
  const client = new QueryClient();
  clients.push(client);
  client.setQueryData(meQuery.queryKey, user);
  const stop = rememberQueries(client, owner);
  keepOnDevice<string[]>(JSON.stringify(NOTES), (notes) => notes.slice(0, 3));
  await client.fetchQuery({ queryKey: HOME, queryFn: () => 'Arlo waits', meta: REMEMBERED });
  await client.fetchQuery({ queryKey: NOTES, queryFn: () => ['a', 'b', 'c', 'd'] });
  await vi.waitFor(async () => expect(await getSealed(user._id, 'view')).toBeDefined(), { timeout: 30_000 });
  stop();
};
const nextVisit = async () => {
  await readRemembered(owner);
  const client = new QueryClient();
  clients.push(client);
  fillRemembered(client);
  rememberQueries(client, owner)();
  return client;
};

beforeEach(async () => {
  localStorage.clear();
  setBearer('token');
  chooseReady(owner, 'pass-1');
  await putSealed(user._id, PASS, { token: 'pass_1' });
});
afterEach(async () => {
  vi.useRealTimers();
  clearCredentials();
  forgetReady();
  for (const client of clients.splice(0)) client.clear();
  await closeDatabase();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE).addEventListener('success', resolve);
  });
});

it('a device that is kept ready starts with the last home and three notes, for a week', async () => {
  await visit();
  const client = await nextVisit();
  expect(client.getQueryData(HOME)).toBe('Arlo waits');
  expect(client.getQueryData(NOTES)).toEqual(['a', 'b', 'c']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY });
  expect((await nextVisit()).getQueryData(HOME)).toBeUndefined();
  expect(await getSealed(user._id, 'view')).toBeUndefined();
});

it('nothing of it can be read in the database, and nothing is left after a sign-out', async () => {
  await visit();
  const rows = await (await database()).getAll('values');
  for (const { sealed } of rows) expect(new TextDecoder().decode(sealed.data)).not.toContain('Arlo');
  forgetReady();
  await endDevice();
  expect(await (await database()).count('values')).toBe(0);
  chooseReady(owner, 'pass-1');
  expect((await nextVisit()).getQueryData(HOME)).toBeUndefined();
});

it('without its pass, which the family can end elsewhere, the copy is removed', async () => {
  await visit();
  await removeSealed(user._id, PASS);
  expect((await nextVisit()).getQueryData(HOME)).toBeUndefined();
  expect(await getSealed(user._id, 'view')).toBeUndefined();
});

it('a session that the server has not confirmed stores nothing', async () => {
  clearCredentials();
  const client = new QueryClient();
  clients.push(client);
  client.setQueryData(meQuery.queryKey, user);
  const stop = rememberQueries(client, owner);
  await client.fetchQuery({ queryKey: HOME, queryFn: () => 'Arlo waits', meta: REMEMBERED });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  stop();
  expect(await getSealed(user._id, 'view')).toBeUndefined();
});
