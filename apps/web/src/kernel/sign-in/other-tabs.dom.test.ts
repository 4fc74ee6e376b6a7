import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from '../../ui/testing/people.ts';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { lendNavigation } from '../navigation.ts';
import { followOtherTabs } from './other-tabs.ts';
import { startSession } from './session.ts';
import { currentSession } from './state.ts';
import { clearStored, read, write } from './storage.ts';

let went: string[];
let loaded: string[];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  went = [];
  loaded = [];
  lendNavigation((to) => went.push(to));
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void loaded.push(String(to)));
  startSession({ ...me('parent'), token: 't-1', gcpToken: 'g-1' });
  stop = followOtherTabs();
});
afterEach(() => stop());

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page restored from the bfcache after sign-out ends its session', () => {
  clearStored();
  show(false);
  expect(currentSession()).not.toBeNull();
  show(true);
  expect(currentSession()).toBeNull();
  expect(went).toEqual(['/login#logout']);
});

it('a page restored from the bfcache under another user reloads', () => {
  write('owner', 'Customer:u-2');
  show(true);
  expect(currentSession()).toBeNull();
  expect(loaded).toEqual(['/dashboard']);
});

it('a page restored from the bfcache under its own user stays', () => {
  show(true);
  expect(currentSession()).not.toBeNull();
  expect([...went, ...loaded]).toEqual([]);
});

const emptied = () => {
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
};

it('storage cleared by the response to an earlier sign-out ends no session that is still valid', async () => {
  const owner = read('owner');
  serve({
    'POST auth/refresh': () => ({ token: 't-1', gcpToken: 'g', sessionExpiresAt: '', user: null, own: null }),
  });
  emptied();
  await vi.waitFor(() => expect(read('owner')).toBe(owner));
  expect(currentSession()).not.toBeNull();
});

it('cleared storage ends a session that the server no longer knows', async () => {
  serve({ 'POST auth/refresh': () => new Refusal(401, 'session_expired', 'Ended.') });
  emptied();
  await vi.waitFor(() => expect(currentSession()).toBeNull());
  expect(went).toEqual(['/login#logout']);
});
