import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useNavigate } from '../../kernel/router.ts';
import { describe, expect, it, vi } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { trackedPage } from './pages.ts';
import { TrackingFrame } from './TrackingFrame.tsx';

const CODE = encodeURIComponent('<script async src="https://stats.test/a.js"></script><script>go(1)</script>');
const stored = { _id: '01a00000-0000-7000-8000-000000000001', createdAt: '', updatedAt: '', version: 1, code: CODE };
const frame = () => document.querySelector('iframe');
const ROLE = 'Administrator';
const way = { go: (_path: string): void => {} };

const Page = () => {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    way.go = (path) => navigate(path);
  });
  return <TrackingFrame />;
};
const open = (path: string, code = CODE) => {
  const server = serve({ 'GET getTrack': () => [{ ...stored, code }] });
  const shown = renderScreen(
    <AsUser role={ROLE}>
      <Page />
    </AsUser>,
    path,
  );
  return { ...shown, server };
};

describe('stored tracking code', () => {
  it('the tracking code runs in an iframe with an opaque origin, only on pages without children [B084]', async () => {
    open(SCREENS.videos.path);
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame()?.getAttribute('src')).toBe('/tracking/frame');
    expect(document.querySelectorAll('script')).toHaveLength(0);
    act(() => way.go(SCREENS.members.path));
    expect(frame()).toBeNull();
  });

  it('the tracking code gets only the kind of page, once it listens and with each page', async () => {
    open(`${SCREENS.videos.path}?search=Arlo`);
    await waitFor(() => expect(frame()).not.toBeNull());
    const sent = vi.fn<(message: unknown, origin: unknown) => void>();
    const target = { postMessage: sent };
    Object.defineProperty(frame(), 'contentWindow', { value: target });
    const ready = (source: unknown) =>
      window.dispatchEvent(Object.assign(new Event('message'), { data: 'amberway:ready', source }));
    ready({});
    expect(sent).not.toHaveBeenCalled();
    ready(target);
    act(() => way.go(SCREENS.blogs.path));
    expect(sent.mock.calls).toEqual([
      [{ type: 'amberway:page', page: 'videos' }, '*'],
      [{ type: 'amberway:page', page: 'blogs' }, '*'],
    ]);
  });

  it.each([SCREENS.members.path, SCREENS.home.path, SCREENS.notes.path, '/dashboard/customer01a'])(
    'the tracking code does not run on %s, and is not even loaded',
    async (path) => {
      const { server } = open(path);
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(frame()).toBeNull();
      expect(server.of('GET getTrack')).toEqual([]);
    },
  );

  it('without a tracking code there is no iframe', async () => {
    const { server } = open(SCREENS.videos.path, '');
    await waitFor(() => expect(server.of('GET getTrack')).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(frame()).toBeNull();
  });
});

it('business users, with clients beside every page, and new families in the wizard are not tracked', () => {
  expect(trackedPage('BusinessUser', false, SCREENS.videos.path)).toBeNull();
  expect(trackedPage('BusinessAccesCustomer', false, SCREENS.apps.path)).toBeNull();
  expect(trackedPage('Customer', true, SCREENS.apps.path)).toBeNull();
  expect(trackedPage('Customer', false, SCREENS.apps.path)).toBe('apps');
});
