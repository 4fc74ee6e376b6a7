import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { forgetTracking } from './inject.ts';
import { mayTrack } from './pages.ts';
import { TrackingGuard } from './TrackingGuard.tsx';

const CODE = encodeURIComponent('<script async src="https://stats.test/a.js"></script><script>go(1)</script>');
const stored = { _id: '01a00000-0000-7000-8000-000000000001', createdAt: '', updatedAt: '', version: 1, code: CODE };
const injected = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-tracking]')];
const onLeave = vi.fn();
const way = { go: (_path: string): void => {} };

const Page = () => {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    way.go = (path) => void navigate(path);
  });
  return <p>the page</p>;
};
const open = (path: string, role: 'Administrator' | 'BusinessUser' | 'Customer' = 'Administrator') => {
  const server = serve({ 'GET getTrack': () => [stored] });
  const shown = renderScreen(
    <AsUser role={role}>
      <TrackingGuard onLeave={onLeave}>
        <Page />
      </TrackingGuard>
    </AsUser>,
    path,
  );
  return { ...shown, server };
};
afterEach(() => {
  forgetTracking();
  onLeave.mockReset();
});

describe('the stored tracking code', () => {
  it('runs once on a page without children, from elements made anew [B084 B714]', async () => {
    open(SCREENS.videos.path);
    await waitFor(() => expect(injected()).toHaveLength(2));
    expect(injected().map(({ src, textContent }) => src || textContent)).toEqual(['https://stats.test/a.js', 'go(1)']);
    act(() => way.go(SCREENS.blogs.path));
    expect(injected()).toHaveLength(2);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it.each([SCREENS.members.path, SCREENS.home.path, SCREENS.sessions.path, '/dashboard/customer01a'])(
    'does not run on %s, and is not even asked for',
    async (path) => {
      const { server } = open(path);
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(injected()).toEqual([]);
      expect(server.of('GET getTrack')).toEqual([]);
    },
  );

  it('is gone before a page with children is drawn: the document is loaded anew', async () => {
    const { container } = open(SCREENS.videos.path);
    await waitFor(() => expect(injected()).not.toEqual([]));
    act(() => way.go(SCREENS.members.path));
    expect(container.textContent).toBe('');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('is gone with the session', async () => {
    const { unmount } = open(SCREENS.videos.path);
    await waitFor(() => expect(injected()).not.toEqual([]));
    unmount();
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  });
});

it('a business user has clients beside every page, a new family the wizard over it', () => {
  expect(mayTrack('BusinessUser', false, SCREENS.videos.path)).toBe(false);
  expect(mayTrack('BusinessAccesCustomer', false, SCREENS.apps.path)).toBe(false);
  expect(mayTrack('Customer', true, SCREENS.apps.path)).toBe(false);
  expect(mayTrack('Customer', false, SCREENS.apps.path)).toBe(true);
});
