import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { lendNavigation } from '../navigation.ts';
import { clearCredentials } from '../sign-in/credentials.ts';
import { endSession, signOut, startSession } from '../sign-in/session.ts';
import { closeSession, currentSession } from '../sign-in/state.ts';
import { storedDrafts, writeLocal } from './local.ts';
import { receiveOwner, removeDrafts, storeWaiting } from './sign-out.ts';
import { draftServer, NAME, signInForTest } from './testing.ts';

let server: ReturnType<typeof draftServer>;
const confirm = vi.fn<(question: string) => boolean>();
beforeEach(() => {
  localStorage.clear();
  removeDrafts();
  lendNavigation(() => {});
  signInForTest();
  server = draftServer();
  confirm.mockReset().mockReturnValue(false);
  vi.stubGlobal('confirm', confirm);
});
afterEach(() => {
  closeSession();
  clearCredentials();
  vi.unstubAllGlobals();
});

const store = (value: string, dirty: boolean, version = 0) => writeLocal(NAME, { value, version, dirty, at: 1 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const inStorage = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
const asOwner = {
  _id: NAME.owner,
  role: 'Customer',
  token: 't',
  gcpToken: 'g',
  members: [],
  actor: null,
} as unknown as SignedIn;
/** The server has a newer, different text. */
const otherTextThere = () => {
  server.stored = { value: 'theirs', version: 3, updatedAt: '2026-01-01T00:00:00Z' };
};

describe.each(['signOut', 'idle'] as const)('%s', (reason) => {
  it('stores on the server what it does not have, and leaves nothing in the browser', async () => {
    store('unsent', true);
    signOut(reason);
    await settled();
    expect(server.saves).toEqual([['unsent', 0]]);
    expect(inStorage()).not.toContain('unsent');
    expect(confirm).not.toHaveBeenCalled();
  });

  it('stores a text that got a 409 as a conflict copy', async () => {
    otherTextThere();
    store('mine', true, 2);
    signOut(reason);
    await settled();
    expect(server.conflicts).toEqual(['mine']);
    expect(server.stored?.value).toBe('theirs');
    expect(inStorage()).not.toContain('mine');
    expect(currentSession()).toBeNull();
  });

  it('ends the session on the server after the last text has been stored', async () => {
    const requests: string[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.includes('appCheck')) requests.push(`${init.method} ${url}`);
      return fetch(url, init);
    });
    store('unsent', true);
    signOut(reason);
    await settled();
    expect(requests).toEqual(['PUT /api/draft/note/k-1', 'POST /api/auth/logout']);
  });
});

describe('a text that cannot be stored', () => {
  it.each([
    ['offline', () => void (server.offline = true)],
    ['refused', () => void (server.refusal = { status: 422, code: 'invalid', message: 'Too many.' })],
  ])('(%s) blocks the sign-out until the user has decided', async (_, trouble) => {
    trouble();
    store('unsent', true);
    signOut();
    await settled();
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(confirm.mock.calls[0]?.[0]).toContain('an unfinished form');
    expect(currentSession()).not.toBeNull();
    expect(storedDrafts()).toHaveLength(1);

    confirm.mockReturnValue(true);
    signOut();
    await settled();
    expect(currentSession()).toBeNull();
    expect(inStorage()).not.toContain('unsent');
    storeWaiting(NAME.owner);
    expect(storedDrafts()).toEqual([]);
  });

  it.each([
    ['idle', () => signOut('idle')],
    ['expired', () => endSession('expired')],
    ['elsewhere', () => endSession('elsewhere')],
  ])('%s: stays in this tab’s memory and is stored when the same user signs in', async (_, end) => {
    server.offline = true;
    store('unsent', true);
    end();
    await settled();
    expect(confirm).not.toHaveBeenCalled();
    expect(inStorage()).not.toContain('unsent');

    server.offline = false;
    await receiveOwner(NAME.owner, 't');
    startSession(asOwner);
    expect(server.saves).toEqual([['unsent', 0]]);
    expect(storedDrafts()).toEqual([]);
  });

  it('is in the browser’s storage again if the network is still down at the next sign-in', async () => {
    server.offline = true;
    store('unsent', true);
    void endSession('expired');
    await receiveOwner(NAME.owner, 't');
    startSession(asOwner);
    expect(storedDrafts().map(({ draft }) => draft.value)).toEqual(['unsent']);
  });

  it('is removed as soon as another user signs in', async () => {
    server.offline = true;
    store('unsent', true);
    void endSession('expired');
    await receiveOwner('u-2', 't');
    startSession({ ...asOwner, _id: 'u-2' });
    storeWaiting(NAME.owner);
    expect(storedDrafts()).toEqual([]);
  });
});

it('another user’s sign-in removes what an earlier version left for someone else', () => {
  store('unsent', true);
  startSession(asOwner);
  expect(storedDrafts()).toHaveLength(1);
  startSession({ ...asOwner, _id: 'u-2' });
  expect(storedDrafts()).toEqual([]);
});

it('a staff member’s own drafts stay while a customer’s view is open', () => {
  store('unsent', true);
  startSession({
    _id: 'c-1',
    role: 'BusinessAccesCustomer',
    token: 't',
    gcpToken: 'g',
    members: [],
    actor: { _id: NAME.owner },
  } as unknown as SignedIn);
  expect(storedDrafts()).toHaveLength(1);
});
