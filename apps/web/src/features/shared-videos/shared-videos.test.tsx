import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SharedVideo } from '@amberway/contract/shared-videos/schemas';
import { sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { IDS, me, member, type Who } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { SharedVideosScreen } from './SharedVideosScreen.tsx';
import { sharedVideoLabels } from './labels.ts';

const video = (n: number, title: string): SharedVideo => ({
  _id: `05a00000-0000-7000-8000-00000000000${n}`,
  title,
  description: 'About it',
  thumbnail: '/pictures/sea.svg',
  sharedAt: '2026-01-01T00:00:00Z',
  sharedBy: { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed' },
});
const [calm, turns] = [video(1, 'Calm corner'), video(2, 'Taking turns')];
const found = ({ _id, title }: SharedVideo) => ({ _id, title, kind: 'video', labels: ['Play'] });

type Replies = Parameters<typeof serve>[0];
const open = (who: Who, replies: Replies) => {
  const server = serve({
    'GET member/:id': () => member(),
    'GET member': () => [member()],
    'GET video/shared/:id': () => [calm],
    ...replies,
  });
  renderScreen(<SharedVideosScreen />, `/dashboard/sharedVideos?memberId=${IDS.child}`, { me: me(who) });
  return server;
};

describe('shared videos', () => {
  it('shared videos are listed five at a time, and a family can only watch [B619 R067]', async () => {
    const server = open('parent', {});
    expect(await screen.findByRole('link', { name: 'Calm corner' })).toBeTruthy();
    expect(server.of('GET video/shared/:id')[0]).toMatchObject({
      path: `video/shared/${IDS.child}`,
      query: { page: '1', pageSize: '5' },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'My Videos' })).toBeTruthy();
    expect(screen.queryByText(sharedVideoLabels.share)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    press('Watch Calm corner');
    await waitFor(() => expect(place.path).toContain(`view=${calm._id}`));
  });

  it('an empty list of shared videos says so and who acts next [T138]', async () => {
    open('parent', { 'GET video/shared/:id': () => [] });
    expect(await screen.findByText(shellTexts.nothingHere)).toBeTruthy();
    expect(screen.getByText(sharedVideoLabels.emptyFamily)).toBeTruthy();
  });

  it('staff share each video with one click [B739 C248]', async () => {
    const server = open('coach', {
      'GET learning': () => [found(calm), found(turns)],
      'POST video/:id/share': () => ({ changed: 1 }),
    });
    await screen.findByRole('link', { name: 'Calm corner' });
    press(sharedVideoLabels.share);
    expect(await screen.findByText(sharedVideoLabels.sharedMark)).toBeTruthy();
    press('Share Taking turns');
    expect(await screen.findByText(sharedVideoTexts.shared)).toBeTruthy();
    expect(server.of('POST video/:id/share')[0]).toMatchObject({
      path: `video/${IDS.child}/share`,
      body: { videos: [turns._id] },
    });
    fireEvent.keyDown(screen.getByRole('dialog', { name: sharedVideoLabels.share }), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(sharedVideoLabels.share));
  });

  it('staff unshare videos, and undo shares them again [B739 C249]', async () => {
    const server = open('coach', {
      'POST video/:id/unshare': () => ({ changed: 1 }),
      'POST video/:id/share': () => ({ changed: 1 }),
    });
    await screen.findByRole('link', { name: 'Calm corner' });
    press('Unshare Calm corner');
    expect(await screen.findByText(sharedVideoTexts.unshared)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.of('POST video/:id/share')).toHaveLength(1));
  });

  it('videos that could not be unshared stay in the list, with the reason', async () => {
    open('coach', { 'POST video/:id/unshare': () => new Refusal(500, 'internal', 'Not now.') });
    await screen.findByRole('link', { name: 'Calm corner' });
    press('Unshare Calm corner');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Calm corner' })).toBeTruthy();
  });
});
