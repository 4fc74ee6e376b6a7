import { expect, it, vi } from 'vitest';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { lendNavigation } from '../navigation.ts';
import { openCustomer } from './acting.ts';
import { bootSession } from './boot.ts';
import { takeNotice } from './next-notice.ts';
import { startSession } from './session.ts';
import { closeSession, currentSession } from './state.ts';
import { read } from './storage.ts';

it('a page that loads into a lost view goes on to the own one, and opens nothing before that', async () => {
  const went: string[] = [];
  const loaded: string[] = [];
  lendNavigation((to) => went.push(to));
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void loaded.push(String(to)));
  let whose = 'view';
  serve({
    'POST auth/actAs/:id': () => ({ ...acting(), token: 'view', gcpToken: 'm' }),
    'POST auth/refresh': () => ({ token: 'coach', gcpToken: 'm', sessionExpiresAt: '2099-01-01T00:00:00Z' }),
    'GET user/me': () => (whose === 'view' ? new Refusal(401, 'session_expired', 'Ended.') : me('coach')),
  });
  startSession({ ...me('coach'), token: 'coach', gcpToken: 'm' });
  await openCustomer(IDS.parent);
  closeSession();
  loaded.length = 0;

  void bootSession();
  await vi.waitFor(() => expect(loaded).toEqual(['/dashboard']));
  expect(read('token')).toBe('coach');
  expect(went).toEqual([]);

  // The gate asks again while the old document is still there: the notice is for the next one.
  whose = 'coach';
  void bootSession();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(currentSession()).toBeNull();
  expect(takeNotice()).toBe('viewLost');
});
