import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { lendNavigation } from '../navigation.ts';
import { takeReturnPage } from './return-page.ts';
import { endSession, signOut, startSession } from './session.ts';
import { currentSession } from './state.ts';
import { read, type StoredName, storageKey, write, writeBusinessAccess } from './storage.ts';

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
  it('stores both tokens and the user on sign-in [B069]', () => {
    startSession(signedIn);
    expect(read('token')).toBe('t-1');
    expect(read('gcpToken')).toBe('g-1');
    expect(currentSession()?.user._id).toBe('u-1');
    expect(JSON.stringify(currentSession())).not.toContain('t-1');
  });

  it('keeps the stored items under their specified names [B066]', () => {
    const names: StoredName[] = [
      'token',
      'gcpToken',
      'appCheckToken',
      'goBackTo',
      'selectedMember',
      'selectedForm',
      'formData',
    ];
    expect(names.map(storageKey)).toEqual([
      'token',
      'gcpToken',
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

  it('clears tokens and all selected data at sign-out and tells the server [B073]', async () => {
    startSession(signedIn);
    writeBusinessAccess({ role: 'BusinessAccesCustomer', id: 'c-1' });
    for (const name of ['goBackTo', 'selectedMember', 'selectedForm', 'formData'] as const) write(name, 'x');
    signOut();
    expect(localStorage.length).toBe(0);
    expect(currentSession()).toBeNull();
    expect(went).toEqual(['/login']);
    await vi.waitFor(() => expect(fetched.at(-1)?.url).toBe('/api/auth/logout'));
    expect(fetched.at(-1)?.headers.get('authorization')).toBe('Bearer t-1');
  });

  it('says goodbye in one call: the app-check token, which names nobody, is at hand', async () => {
    write('appCheckToken', 'check');
    startSession(signedIn);
    signOut();
    await vi.waitFor(() => expect(fetched).not.toEqual([]));
    expect(fetched.map(({ url }) => url)).toEqual(['/api/auth/logout']);
    expect(fetched[0]?.headers.get('x-app-check')).toBe('check');
    expect(Object.keys(localStorage)).toEqual(['appCheckToken']);
  });

  it('idle logout goes to /login#logout [B075]', async () => {
    startSession(signedIn);
    signOut('idle');
    expect(went).toEqual(['/login#logout']);
    await vi.waitFor(() => expect(fetched.at(-1)?.url).toBe('/api/auth/logout'));
  });

  it('returns the same person to the page, once', () => {
    startSession(signedIn);
    endSession('idle');
    expect(takeReturnPage('u-1')).toBe('/dashboard/mysessions?memberId=m-1');
    expect(takeReturnPage('u-1')).toBe('/dashboard');
  });

  it('sends another person home instead', () => {
    startSession(signedIn);
    endSession('expired');
    expect(takeReturnPage('u-2')).toBe('/dashboard');
  });

  it('forgets the page when the user signed out on purpose', () => {
    startSession(signedIn);
    endSession('signOut');
    expect(takeReturnPage('u-1')).toBe('/dashboard');
  });
});
