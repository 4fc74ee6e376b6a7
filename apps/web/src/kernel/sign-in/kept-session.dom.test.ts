// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { getMe } from '@amberway/contract/users/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDS, me } from '../../ui/testing/people.ts';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { call, confirmBeforeCalls } from '../api.ts';
import { PASS } from '../device/end.ts';
import { getSealed, putSealed } from '../device/sealed-store.ts';
import { removeDrafts } from '../drafts/sign-out.ts';
import { lendNavigation } from '../navigation.ts';
import { readyOwner } from '../ready/choice.ts';
import { chooseReady } from '../ready/pass-id.ts';
import { dropKept, type KeptView } from '../ready/kept-view.ts';
import { bootSession } from './boot.ts';
import { clearCredentials, currentBearer } from './credentials.ts';
import { removeStaleLogin } from './stale.ts';
import { closeSession, currentSession } from './state.ts';
import { read, write } from './storage.ts';

const OWNER = `Customer:${IDS.parent}`;
const RESTORED = {
  token: 'restored',
  gcpToken: 'media',
  sessionExpiresAt: '2099-01-01T00:00:00Z',
  user: me('parent'),
  own: null,
  offsets: null,
};
const view: KeptView = { owner: OWNER, at: Date.now(), user: me('parent'), state: { queries: [], mutations: [] } };
const went: string[] = [];
const lost = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(async () => {
  localStorage.clear();
  clearCredentials();
  removeDrafts();
  closeSession();
  dropKept();
  confirmBeforeCalls(undefined);
  went.length = 0;
  lendNavigation((to) => went.push(to));
  write('owner', OWNER);
  write('mark', 'mark');
  chooseReady(OWNER, 'pass-1');
  await putSealed(IDS.parent, PASS, { token: 'pass_1' });
  await putSealed(IDS.parent, 'view', view);
});
afterEach(() => vi.unstubAllGlobals());

it('a device that is kept ready opens without a network, and calls wait until the server confirms the session', async () => {
  lost();
  expect(await bootSession()).toBe('signedIn');
  expect(currentSession()?.user._id).toBe(IDS.parent);
  expect(currentBearer()).toBeNull();
  await expect(call(getMe)).rejects.toMatchObject({ noResponse: true });
  const server = serve({ 'POST auth/refresh': () => RESTORED, 'GET user/me': () => me('parent') });
  await call(getMe);
  expect(server.requests.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['auth/refresh', null],
    [expect.stringContaining('user'), 'Bearer restored'],
  ]);
});

it('a session that the server has ended is closed, and its copy goes', async () => {
  serve({ 'POST auth/refresh': () => new Refusal(401, 'session_expired', 'Ended.') });
  expect(await bootSession()).toBe('signedIn');
  await vi.waitFor(() => expect(went).toEqual(['/login#logout']));
  expect(currentSession()).toBeNull();
  await vi.waitFor(async () => expect(await getSealed(IDS.parent, 'view')).toBeUndefined());
});

it('after an hour without use it can be read without a network, and only then', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const now = Date.now();
  write('lastActive', String(now - IDLE_TIMEOUT_MS));
  expect(removeStaleLogin(now)).toBe(false);
  expect(readyOwner()).toBe(OWNER);
  online.mockReturnValue(false);
  expect(removeStaleLogin(now)).toBe(true);
  expect(read('owner')).toBe(OWNER);
  online.mockRestore();
});
