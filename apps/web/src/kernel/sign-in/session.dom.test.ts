import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { lendNavigation } from '../navigation.ts';
import { chooseReady } from '../ready/pass-id.ts';
import { currentBearer } from './credentials.ts';
import { mediaToken } from './media-token.ts';
import { takeReturnPage } from './return-target.ts';
import { endSession, ownerOf, signOut, startSession } from './session.ts';
import { finishSignOut } from './server-sign-out.ts';
import { currentSession } from './state.ts';
import { type StoredName, storageKey, write, writeBusinessAccess } from './storage.ts';

const signedIn = { _id: 'u-1', role: 'Customer', token: 't-1', gcpToken: 'g-1', members: [] } as unknown as SignedIn;
const went: string[] = [];
const fetched: { url: string; headers: Headers }[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  went.length = 0;
  fetched.length = 0;
  window.history.replaceState(null, '', '/dashboard/mysessions?memberId=m-1');
  lendNavigation((to) => went.push(to));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    fetched.push({ url, headers: new Headers(init.headers) });
    return Promise.resolve(Response.json({ status: true, data: { token: 'c', expiresAt: '2099-01-01T00:00:00Z' } }));
  });
});

describe('session', () => {
  it('has both tokens and the user after sign-in, and stores neither token [B069]', () => {
    startSession(signedIn);
    expect(currentBearer()).toBe('t-1');
    expect(mediaToken()).toBe('g-1');
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/t-1|g-1/);
    expect(currentSession()?.user._id).toBe('u-1');
    expect(JSON.stringify(currentSession())).not.toContain('t-1');
  });

  it('stores its items under the specified names', () => {
    const names: StoredName[] = ['appCheckToken', 'goBackTo', 'selectedMember', 'selectedForm', 'formData'];
    expect(names.map(storageKey)).toEqual([
      'appCheckToken',
      'goBackToCustomerType',
      'selectedMember',
      'selectedFormDetails',
      'myFormData',
    ]);
    writeBusinessAccess({ role: 'BusinessAccesCustomer', id: 'c-1' });
    expect(JSON.parse(localStorage.getItem('businessAccessCustomer') ?? '')).toEqual({
      role: 'BusinessAccesCustomer',
      id: 'c-1',
    });
  });

  it('clears tokens and all selected data at sign-out and notifies the server [B073]', async () => {
    startSession(signedIn);
    writeBusinessAccess({ role: 'BusinessAccesCustomer', id: 'c-1' });
    for (const name of ['goBackTo', 'selectedMember', 'selectedForm', 'formData'] as const) write(name, 'x');
    signOut();
    // Until the server has ended the session too, so that the next start can.
    expect(Object.keys(localStorage)).toEqual(['signOutPending']);
    expect(currentSession()).toBeNull();
    expect(went).toEqual(['/login']);
    await vi.waitFor(() => expect(fetched.at(-1)?.url).toBe('/api/auth/logout'));
    expect(fetched.at(-1)?.headers.get('authorization')).toBe('Bearer t-1');
    const left = () => Object.keys(localStorage).filter((key) => key !== 'appCheckToken');
    await vi.waitFor(() => expect(left()).toEqual([]));
  });

  it('a sign-out ends the pass of a device that was ready with the session, also when it is repeated', async () => {
    const bodies: unknown[] = [];
    const { fetch } = globalThis;
    let online = false;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!online) return Promise.reject(new TypeError('offline'));
      if (url.endsWith('logout')) bodies.push(JSON.parse(init.body as string));
      return fetch(url, init);
    });
    startSession(signedIn);
    chooseReady(ownerOf(signedIn), 'pass-1');
    signOut();
    await vi.waitFor(() => expect(localStorage.getItem('deviceReady')).toBeNull());
    expect(localStorage.getItem('devicePass')).toBe('pass-1');
    online = true;
    finishSignOut();
    await vi.waitFor(() => expect(bodies.length).toBeGreaterThan(0));
    expect(bodies[0]).toEqual({ pass: 'pass-1' });
    const left = () => Object.keys(localStorage).filter((key) => key !== 'appCheckToken');
    await vi.waitFor(() => expect(left()).toEqual([]));
  });

  it('an hour without use leaves the pass of a device that is ready', async () => {
    const bodies: unknown[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.endsWith('logout')) bodies.push(JSON.parse(init.body as string));
      return fetch(url, init);
    });
    startSession(signedIn);
    chooseReady(ownerOf(signedIn), 'pass-1');
    signOut('idle');
    await vi.waitFor(() => expect(bodies).toEqual([{}]));
    await vi.waitFor(() => expect(localStorage.getItem('signOutPending')).toBeNull());
    expect(localStorage.getItem('devicePass')).toBe('pass-1');
  });

  it('a sign-out reaches the server though the database never answers, and the next start repeats the rest', async () => {
    startSession(signedIn);
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    signOut();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(fetched.at(-1)?.url).toBe('/api/auth/logout'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(localStorage.getItem('signOutPending')).toBe('1');
    vi.stubGlobal('indexedDB', undefined);
    finishSignOut();
    await vi.waitFor(() => expect(localStorage.getItem('signOutPending')).toBeNull());
  });

  it('a sign-out that the server rejects leaves the id of the pass, which the next sign-in ends', async () => {
    startSession(signedIn);
    chooseReady(ownerOf(signedIn), 'pass-1');
    const rejected = { status: false, code: 'session_expired', message: 'ended' };
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.endsWith('logout') ? Promise.resolve(Response.json(rejected, { status: 401 })) : fetch(url, init),
    );
    signOut();
    await vi.waitFor(() => expect(localStorage.getItem('signOutPending')).toBeNull());
    expect(localStorage.getItem('devicePass')).toBe('pass-1');
  });

  it('signs out in one call, since the app-check token is still stored', async () => {
    write('appCheckToken', 'check');
    startSession(signedIn);
    signOut();
    await vi.waitFor(() => expect(fetched).not.toEqual([]));
    expect(fetched.map(({ url }) => url)).toEqual(['/api/auth/logout']);
    expect(fetched[0]?.headers.get('x-app-check')).toBe('check');
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['appCheckToken']));
  });

  it('everything stored is cleared once the server has ended the session, except display preferences', async () => {
    localStorage.setItem('amberway.display', '{"theme":"dark"}');
    localStorage.setItem('left', 'Arlo');
    startSession(signedIn);
    signOut();
    await vi.waitFor(() => expect(fetched.at(-1)?.url).toBe('/api/auth/logout'));
    await vi.waitFor(() => expect(localStorage.getItem('left')).toBeNull());
    expect(localStorage.getItem('amberway.display')).toBe('{"theme":"dark"}');
  });

  it('a sign-out that did not reach the server is completed when the network is back', async () => {
    startSession(signedIn);
    const { fetch } = globalThis;
    const lost = vi.fn(() => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', lost);
    signOut();
    await vi.waitFor(() => expect(lost).toHaveBeenCalled());
    expect(localStorage.getItem('signOutPending')).toBe('1');
    vi.stubGlobal('fetch', fetch);
    finishSignOut();
    await vi.waitFor(() => expect(fetched.at(-1)?.url).toBe('/api/auth/logout'));
    expect(fetched.at(-2)?.url).toBe('/api/auth/refresh');
    await vi.waitFor(() => expect(localStorage.getItem('signOutPending')).toBeNull());
  });

  it.each([
    ['a coach', { role: 'BusinessUser' }],
    ['a coach in a family’s view', { role: 'BusinessAccesCustomer', actor: { role: 'BusinessUser' } }],
  ])('%s who signs out goes to the coaches’ sign-in page', async (_, user) => {
    startSession({ ...signedIn, ...user } as SignedIn);
    signOut();
    expect(went).toEqual(['/clinicians/login']);
    await vi.waitFor(() => expect(fetched.at(-1)?.url).toBe('/api/auth/logout'));
  });

  it.each(['signOut', 'expired'] as const)('a page from an email link stays when the session ends: %s', (reason) => {
    window.history.replaceState(null, '', '/reset_password/secret');
    startSession(signedIn);
    void endSession(reason);
    expect(went).toEqual(['/reset_password/secret']);
    expect(takeReturnPage('u-1')).toBe('/dashboard');
  });

  it('idle logout goes to /login#logout [B075]', async () => {
    startSession(signedIn);
    signOut('idle');
    expect(went).toEqual(['/login#logout']);
    await vi.waitFor(() => expect(fetched.at(-1)?.url).toBe('/api/auth/logout'));
  });

  it('keeps the page of an ended session in memory, not in storage', () => {
    startSession(signedIn);
    void endSession('idle');
    expect(sessionStorage.length).toBe(0);
  });

  it('returns the same user to the page, once', () => {
    startSession(signedIn);
    void endSession('idle');
    expect(takeReturnPage('u-1')).toBe('/dashboard/mysessions?memberId=m-1');
    expect(takeReturnPage('u-1')).toBe('/dashboard');
  });

  it('sends another user home instead', () => {
    startSession(signedIn);
    void endSession('expired');
    expect(takeReturnPage('u-2')).toBe('/dashboard');
  });

  it('forgets the page when the user signed out on purpose', () => {
    startSession(signedIn);
    void endSession('signOut');
    expect(takeReturnPage('u-1')).toBe('/dashboard');
  });
});
