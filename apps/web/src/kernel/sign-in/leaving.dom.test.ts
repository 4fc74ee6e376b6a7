import { expect, it, vi } from 'vitest';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { serve } from '../../ui/testing/server.ts';
import { lendNavigation } from '../navigation.ts';
import { openCustomer } from './acting.ts';
import { bootSession } from './boot.ts';
import { currentBearer } from './credentials.ts';
import { takeNotice } from './next-notice.ts';
import { startSession } from './session.ts';
import { closeSession, currentSession } from './state.ts';
import { read } from './storage.ts';

it('a page that loads into a lost view redirects to the user’s own view and opens no session before that', async () => {
  const went: string[] = [];
  const loaded: string[] = [];
  lendNavigation((to) => went.push(to));
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void loaded.push(String(to)));
  serve({
    'POST auth/actAs/:id': () => ({ ...acting(), token: 'view', gcpToken: 'm' }),
    // The view's session has ended: the server returns the own one.
    'POST auth/refresh': () => ({
      token: 'coach',
      gcpToken: 'm',
      sessionExpiresAt: '2099-01-01T00:00:00Z',
      user: me('coach'),
      own: null,
    }),
  });
  startSession({ ...me('coach'), token: 'coach', gcpToken: 'm' });
  await openCustomer(IDS.parent);
  closeSession();
  loaded.length = 0;

  void bootSession();
  await vi.waitFor(() => expect(loaded).toEqual(['/dashboard']));
  expect(currentBearer()).toBe('coach');
  expect(read('owner')).toBe(`BusinessUser:${IDS.coach}`);
  expect(went).toEqual([]);

  // The gate boots again while the old document is still there: the notice is for the next one.
  void bootSession();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(currentSession()).toBeNull();
  expect(takeNotice()).toBe('viewLost');
});
