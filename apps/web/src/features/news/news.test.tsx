import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { News } from '@amberway/contract/news/schemas';
import { newsTexts } from '@amberway/contract/news/texts';
import { acting, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { NewsStrip } from './NewsStrip.tsx';

const ID = '01a00000-0000-7000-8000-00000000d00';
const message = (n: number, title: string, link = 'https://amberway.test/a') => ({
  _id: `${ID}${n}`,
  title,
  description: `About ${title}`,
  link,
  priority: n,
  endDate: null,
});
const slide = (n: number, title: string) => ({
  _id: `${ID}${n}`,
  title,
  subtitle: null,
  description: null,
  image: '/pictures/1.svg',
  secondaryActionLabel: null,
  secondaryActionLink: null,
});
const NEWS: News = {
  messages: [message(2, 'Second'), message(1, 'First')],
  release: { releaseId: '2026.46', slides: [slide(3, 'Shorts'), slide(4, 'Diary')] },
};
const closed = { 'PUT news/message/:id/closed': () => null, 'PUT news/release/:id/closed': () => null };
const show = (role: 'parent' | 'acting' = 'parent') =>
  renderScreen(<NewsStrip />, '/dashboard', { me: role === 'parent' ? me('parent') : acting() });
const closeButton = (title: string) => screen.findByRole('button', { name: newsTexts.close(title) });

describe('news on a family’s home', () => {
  it('one news message is shown at a time; closing one is stored and shows the next', async () => {
    const server = serve({ 'GET news': () => NEWS, ...closed });
    show();
    expect(await screen.findByText('About Second')).toBeTruthy();
    expect(screen.queryByText(newsTexts.more(2))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Second About Second' }));
    expect(screen.getByText(newsTexts.more(2))).toBeTruthy();
    expect(screen.queryByText('About First')).toBeNull();
    fireEvent.click(await closeButton('Second'));
    expect(await screen.findByText('About First')).toBeTruthy();
    fireEvent.click(await closeButton('First'));
    expect(await screen.findByText('Shorts, Diary')).toBeTruthy();
    await waitFor(() => expect(server.of('PUT news/message/:id/closed')).toHaveLength(2));
  });

  it('a news message comes back with the reason when closing fails', async () => {
    serve({ 'GET news': () => NEWS, 'PUT news/message/:id/closed': () => new Refusal(503, 'unavailable', 'Not now.') });
    show();
    fireEvent.click(await closeButton('Second'));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByText('About Second')).toBeTruthy();
  });

  it('the slides of a release are shown once', async () => {
    const server = serve({ 'GET news': () => ({ ...NEWS, messages: [] }), ...closed });
    show();
    fireEvent.click(await screen.findByRole('button', { name: `${newsTexts.whatsNew} Shorts, Diary` }));
    expect(await screen.findByRole('heading', { name: 'Shorts' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: newsTexts.next }));
    expect(await screen.findByRole('heading', { name: 'Diary' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: newsTexts.done }));
    await waitFor(() => expect(screen.queryByLabelText(newsTexts.label)).toBeNull());
    expect(server.of('PUT news/release/:id/closed')[0]?.path).toBe('news/release/2026.46/closed');
  });

  it('staff in a family’s view cannot close its news, and unsafe links are not rendered', async () => {
    // oxlint-disable-next-line no-script-url
    serve({ 'GET news': () => ({ messages: [message(1, 'First', 'javascript:alert(1)')], release: null }) });
    show('acting');
    fireEvent.click(await screen.findByRole('button', { name: 'First About First' }));
    // Once: the line above it has the title alone.
    expect(screen.getAllByText('About First')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: newsTexts.close('First') })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
