import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getMember } from '@amberway/contract/members/endpoints';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { call } from '../api.ts';
import { lendNavigation } from '../navigation.ts';
import { leaveCustomer, openCustomer } from './acting.ts';
import { currentBearer, wayBack } from './credentials.ts';
import { takeNotice } from './next-notice.ts';
import { refreshSession } from './refresh.ts';
import { startSession } from './session.ts';
import { currentSession, openSession } from './state.ts';
import { read, write } from './storage.ts';

const COACH = { ...me('coach'), token: 'coach-token', gcpToken: 'coach-media' };
const VIEW = { ...acting(), token: 'view-token', gcpToken: 'view-media' };
const lost = () => new Refusal(401, 'session_expired', 'Ended.');

let loaded: string[];
let went: string[];

const openView = async (from?: string) => {
  startSession(COACH);
  await openCustomer(IDS.parent, { redirect: null, from });
  // What the reloaded document finds.
  openSession(acting());
  write('selectedMember', IDS.child);
  loaded.length = 0;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  loaded = [];
  went = [];
  lendNavigation((to) => went.push(to));
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void loaded.push(String(to)));
});

const REPLIES = {
  [`POST auth/actAs/${IDS.parent}`]: () => VIEW,
  'POST auth/refresh': () => ({
    token: 'coach-token',
    gcpToken: 'fresh-media',
    sessionExpiresAt: '2099-01-01T00:00:00Z',
    user: null,
    own: null,
  }),
};

const expectOwnView = async (at: string) => {
  // Nothing of the family is left at this point: not on the page, not in storage.
  expect(currentSession()).toBeNull();
  const stored = JSON.stringify(Object.entries(localStorage));
  for (const word of [IDS.parent, IDS.child, 'view-token', 'view-media']) expect(stored).not.toContain(word);
  expect(currentBearer()).toBe('coach-token');
  expect(read('owner')).toBe(`BusinessUser:${IDS.coach}`);
  await vi.waitFor(() => expect(loaded).toEqual([at]));
  expect(went).toEqual([]);
};

describe('a customer’s view that is lost', () => {
  it('is replaced by the staff member’s own view, with a notice of the reason [B009 B024]', async () => {
    serve({ ...REPLIES, 'GET member/:id': lost });
    await openView('/dashboard/users/expand');
    await expect(call(getMember, { params: { id: IDS.child } })).rejects.toThrow();
    await expectOwnView('/dashboard/users/expand');
    expect(takeNotice()).toBe('viewLost');
    expect(takeNotice()).toBeNull();
  });

  it.each([401, 403, 404])('is also left when ending it is rejected with %i', async (status) => {
    serve({ ...REPLIES, 'POST auth/actAs/end': () => new Refusal(status, 'session_expired', 'No.') });
    await openView();
    await leaveCustomer().catch(() => {});
    await expectOwnView('/dashboard');
  });

  it('stays open during a short network failure', async () => {
    serve({ ...REPLIES, 'POST auth/actAs/end': () => new Refusal(503, 'unavailable', 'Later.') });
    await openView();
    await expect(leaveCustomer()).rejects.toThrow('Later.');
    expect(currentBearer()).toBe('view-token');
    expect(loaded).toEqual([]);
  });

  it('ends the session if the staff member’s own one is gone too', async () => {
    serve({ ...REPLIES, 'GET member/:id': lost });
    startSession(COACH);
    await expect(call(getMember, { params: { id: IDS.child } })).rejects.toThrow();
    expect(currentBearer()).toBeNull();
    expect(went).toEqual(['/login#logout']);
  });
});

describe('a customer’s view', () => {
  it('keeps the staff member’s own session alive beside its own', async () => {
    const server = serve(REPLIES);
    await openView();
    await refreshSession();
    const bearers = server.of('POST auth/refresh').map(({ authorization }) => authorization);
    expect(bearers).toEqual(['Bearer view-token', 'Bearer coach-token']);
    expect(wayBack()).toEqual({ token: 'coach-token', owner: `BusinessUser:${IDS.coach}` });
  });

  it('leaves nothing behind when it is left normally [B024 B079]', async () => {
    serve({ ...REPLIES, 'POST auth/actAs/end': () => ({ ...COACH, token: 'new-token' }) });
    await openView('/dashboard/settings');
    await leaveCustomer();
    expect(loaded).toEqual(['/dashboard/settings']);
    expect(currentBearer()).toBe('new-token');
    expect(wayBack()).toBeNull();
    expect(read('businessAccess')).toBeNull();
    expect(takeNotice()).toBeNull();
  });

  it('ignores an unknown notice key', () => {
    sessionStorage.setItem('nextNotice', 'toString');
    expect(takeNotice()).toBeNull();
  });
});
