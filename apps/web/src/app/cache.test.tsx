import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { firstViewUrls } from '@amberway/contract/first-view/urls';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { workspaceQuery } from '../features/workspace/public.ts';
import { closeSession } from '../kernel/sign-in/state.ts';
import { today } from '../ui/today.ts';
import { me } from '../ui/testing/people.ts';
import { serve } from '../ui/testing/server.ts';
import { cacheFor, prepareCache, startCache } from './cache.ts';

// The first import takes longer than the page waits.
beforeAll(() =>
  Promise.all([import('../features/dashboards/CustomerHome.tsx'), import('../features/workspace/public.ts')]),
);
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', SCREENS.home.path);
});
afterEach(() => {
  startCache();
  closeSession();
});

/** The app-check token is shared by all tests of a worker, so it always arrives. */
const answerAll = (answer: (url: string) => Promise<Response>) =>
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('appCheck')
      ? Promise.resolve(Response.json({ status: true, data: { token: 'app', expiresAt: '2999-01-01T00:00:00.000Z' } }))
      : answer(url),
  );

const urlsOf = (user: CurrentUser) => {
  const urls = firstViewUrls({
    role: user.role,
    userId: user._id,
    member: user.members[0]?._id,
    day: today(user.timeZone),
  });
  // The settings are not in the cache: pages before sign-in use them too.
  return urls.filter((url) => !url.includes('setting')).toSorted();
};

it.each(['parent', 'coach', 'admin'] as const)(
  'loads the reads of the first view of a %s, to the letter',
  async (who) => {
    const requested: string[] = [];
    answerAll(async (url) => {
      requested.push(url);
      return Response.json({ status: true, data: [], count: 0 });
    });
    await prepareCache(me(who));
    expect(requested.toSorted()).toEqual(urlsOf(me(who)));
  },
);

it('loads nothing of a family that has not consented', async () => {
  const server = serve({});
  await prepareCache({ ...me('parent'), consentVersion: null });
  expect(server.requests).toEqual([]);
});

it('what was loaded is fresh for the first render only', async () => {
  const server = serve({ 'GET dashboard/workspace': () => ({ today: [] }) });
  const coach = me('coach');
  await prepareCache(coach);
  const client = cacheFor(coach);
  const reads = () => server.of('GET dashboard/workspace').length;
  expect(reads()).toBe(1);
  const Part = () => <p>{useQuery(workspaceQuery).data ? 'Shown' : 'Loading'}</p>;
  const part = (
    <QueryClientProvider client={client}>
      <Part />
    </QueryClientProvider>
  );
  const first = render(part);
  expect(screen.getByText('Shown')).toBeTruthy();
  expect(reads()).toBe(1);
  first.unmount();
  startCache();
  render(part);
  await vi.waitFor(() => expect(reads()).toBe(2));
  expect(cacheFor(coach)).not.toBe(client);
});

it('a slow server does not hold up the page', async () => {
  answerAll(() => new Promise(() => {}));
  const begun = performance.now();
  await prepareCache(me('parent'));
  expect(performance.now() - begun).toBeLessThan(5000);
});
