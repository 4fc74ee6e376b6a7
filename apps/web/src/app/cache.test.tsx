import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { firstViewUrls } from '@amberway/contract/first-view/urls';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { prefetchLibrary } from '../features/learning/public.ts';
import { workspaceQuery } from '../features/workspace/public.ts';
import { createQueryClient } from '../kernel/queries/client.ts';
import { prefetchProgramme } from '../kernel/queries/programme.ts';
import { closeSession } from '../kernel/sign-in/state.ts';
import { today } from '../ui/today.ts';
import { me } from '../ui/testing/people.ts';
import { serve } from '../ui/testing/server.ts';
import { cacheFor, loadBeside, prepareCache, startCache } from './cache.ts';

// The first import takes longer than the page waits.
beforeAll(() =>
  Promise.all([import('../features/dashboards/CustomerHome.tsx'), import('../features/workspace/public.ts')]),
);
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', SCREENS.home.path);
});
afterEach(() => {
  vi.useRealTimers();
  // Begins and ends the use of an area.
  startCache(createQueryClient())();
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

it('what was loaded is fresh for the first view only, including its parts of a later frame', async () => {
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
  vi.useFakeTimers();
  startCache(client);
  vi.advanceTimersByTime(1500);
  const later = render(part);
  expect(reads()).toBe(1);
  later.unmount();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  render(part);
  await vi.waitFor(() => expect(reads()).toBe(2));
  expect(cacheFor(coach)).not.toBe(client);
});

it('a screen’s data is loaded into the cache in use, for at most a moment', async () => {
  const client = cacheFor(me('parent'));
  const end = startCache(client);
  const prefetch = vi.fn<Parameters<typeof loadBeside>[0]>(() => new Promise(() => {}));
  const begun = performance.now();
  await loadBeside(prefetch);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(prefetch).toHaveBeenCalledWith(client, me('parent'));
  await loadBeside(() => Promise.reject(new Error('offline')));
  end();
  await loadBeside(prefetch);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it('no data of a screen is loaded before the family has consented', async () => {
  startCache(cacheFor({ ...me('parent'), consentVersion: null }));
  const prefetch = vi.fn<Parameters<typeof loadBeside>[0]>(() => Promise.resolve());
  await loadBeside(prefetch);
  expect(prefetch).not.toHaveBeenCalled();
});

it.each([
  ['the programme', prefetchProgramme, SCREENS.program.path, '', [`goal?member=${me('parent').members[0]?._id}`]],
  [
    'the library',
    prefetchLibrary,
    SCREENS.learning.path,
    '',
    ['learning/choices', 'learning?page=1&pageSize=24', 'learning?state=started&limit=4'],
  ],
  ['a filtered library', prefetchLibrary, SCREENS.learning.path, '?tab=video', []],
] as const)('what %s shows first is loaded beside its code', async (_name, prefetch, path, search, urls) => {
  history.replaceState(null, '', `${path}${search}`);
  const requested: string[] = [];
  answerAll(async (url) => {
    requested.push(url.slice('/api/'.length));
    return Response.json({ status: true, data: [], count: 0 });
  });
  const user = me('parent');
  startCache(cacheFor(user));
  await loadBeside(prefetch);
  expect(requested.toSorted()).toEqual(urls);
});

it('a slow server does not hold up the page', async () => {
  answerAll(() => new Promise(() => {}));
  const begun = performance.now();
  await prepareCache(me('parent'));
  expect(performance.now() - begun).toBeLessThan(5000);
});
