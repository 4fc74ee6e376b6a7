import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from '../../ui/testing/people.ts';
import { lendNavigation } from '../navigation.ts';
import { followOtherTabs } from './other-tabs.ts';
import { startSession } from './session.ts';
import { currentSession } from './state.ts';
import { forgetAll, write } from './storage.ts';

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

it('a page that the browser brings back after sign-out ends its session', () => {
  forgetAll();
  show(false);
  expect(currentSession()).not.toBeNull();
  show(true);
  expect(currentSession()).toBeNull();
  expect(went).toEqual(['/login#logout']);
});

it('a page that the browser brings back to another person is loaded anew', () => {
  write('token', 't-2');
  write('owner', 'Customer:u-2');
  show(true);
  expect(currentSession()).toBeNull();
  expect(loaded).toEqual(['/dashboard']);
});

it('a page that the browser brings back to its own person stays', () => {
  show(true);
  expect(currentSession()).not.toBeNull();
  expect([...went, ...loaded]).toEqual([]);
});
