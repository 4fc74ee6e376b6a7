import { afterEach, expect, it, vi } from 'vitest';
import { getMe } from '@amberway/contract/users/endpoints';
import { me } from '../../ui/testing/people.ts';
import { call } from '../api.ts';
import { startSession } from './session.ts';
import { forget, clearStored, read, write } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearStored();
  forget('appCheckToken');
});

const block = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

it('with storage blocked, a session works until the document is closed', async () => {
  block();
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('appCheck')) return Response.json({ status: true, data: { token: 'c', expiresAt: '2099-01-01' } });
    sent.push(new Headers(init.headers).get('authorization'));
    return Response.json({ status: true, data: me('parent') });
  });
  startSession({ ...me('parent'), token: 't-1', gcpToken: 'g-1' });
  await call(getMe);
  expect(sent).toEqual(['Bearer t-1']);
  expect(read('owner')).not.toBeNull();
  clearStored();
  expect(read('owner')).toBeNull();
});

it('a value that full storage rejected takes precedence over the older stored one until storing works', () => {
  write('selectedMember', 'older');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('selectedMember', 'newer');
  expect(read('selectedMember')).toBe('newer');
  full.mockRestore();
  write('selectedMember', 'newest');
  expect(read('selectedMember')).toBe('newest');
  expect(localStorage.getItem('selectedMember')).toBe('newest');
});
