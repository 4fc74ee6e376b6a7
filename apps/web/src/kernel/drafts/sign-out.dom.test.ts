import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lendNavigation } from '../navigation.ts';
import { endSession, signOut, startSession } from '../session/session.ts';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { keptDrafts, writeLocal } from './local.ts';
import { draftServer, NAME, signInForTest } from './testing.ts';

let server: ReturnType<typeof draftServer>;
beforeEach(() => {
  localStorage.clear();
  lendNavigation(() => {});
  signInForTest();
  server = draftServer();
});
afterEach(() => vi.unstubAllGlobals());

const keep = (value: string, dirty: boolean) => writeLocal(NAME, { value, version: 0, dirty, at: 1 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it.each(['signOut', 'idle'] as const)('%s: the browser’s copy goes once the server has it', async (reason) => {
  keep('unsent', true);
  signOut(reason);
  await settled();
  expect(server.saves).toEqual([['unsent', 0]]);
  expect(keptDrafts()).toEqual([]);
});

it('the session ends on the server after the last text has been taken in', async () => {
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.includes('appCheck')) asked.push(`${init.method} ${address}`);
    return fetch(address, init);
  });
  keep('unsent', true);
  signOut();
  await settled();
  expect(asked).toEqual(['PUT /api/draft/note/k-1', 'POST /api/auth/logout']);
});

it('what the server already has goes at once; what it cannot be given waits for its owner', async () => {
  server.offline = true;
  keep('sent before', false);
  signOut();
  expect(keptDrafts()).toEqual([]);
  await settled();

  signInForTest();
  keep('unsent', true);
  signOut();
  await settled();
  expect(keptDrafts().map(({ draft }) => draft.value)).toEqual(['unsent']);
});

it('a session that the server ended takes the sent copies with it', () => {
  keep('sent before', false);
  endSession('expired');
  expect(keptDrafts()).toEqual([]);
});

it('another person’s sign-in removes what waited for someone else', () => {
  keep('unsent', true);
  const asOwner = {
    _id: NAME.owner,
    role: 'Customer',
    token: 't',
    gcpToken: 'g',
    members: [],
    actor: null,
  } as unknown as SignedIn;
  startSession(asOwner);
  expect(keptDrafts()).toHaveLength(1);
  startSession({ ...asOwner, _id: 'u-2' });
  expect(keptDrafts()).toEqual([]);
});

it('a staff member’s own drafts stay while a customer’s view is open', () => {
  keep('unsent', true);
  startSession({
    _id: 'c-1',
    role: 'BusinessAccesCustomer',
    token: 't',
    gcpToken: 'g',
    members: [],
    actor: { _id: NAME.owner },
  } as unknown as SignedIn);
  expect(keptDrafts()).toHaveLength(1);
});
