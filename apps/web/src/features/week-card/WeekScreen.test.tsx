import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WeekCard } from '@amberway/contract/week-card/schemas';
import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import { IDS, me, member } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { WeekCardTeaser } from './public.ts';
import { QUIET, week } from './testing/week.ts';
import { WeekScreen } from './WeekScreen.tsx';

const show = (reply: (of?: string) => WeekCard | Refusal, path = '/dashboard/week') => {
  const server = serve({ 'GET week/:memberId': ({ query }) => reply(query['of']) });
  renderScreen(<WeekScreen />, path, { me: me('parent') });
  return server;
};
const article = () => screen.findByRole('article');

describe('the page of a week', () => {
  it('shows the win, the days, what was practised and one thing to try, and no percentages', async () => {
    show(() => week());
    const card = await article();
    for (const text of [
      'Arlo’s week',
      '16 to 20 November',
      'Arlo handed over the engine.',
      'From Monday with Mia',
      'Overwhelmed',
      'Waits for an answer',
      'Ask at the bakery',
      'Waiting for a turn, with Mia',
      'Roll a ball with Arlo.',
    ])
      expect(card.textContent).toContain(text);
    expect(card.textContent).not.toMatch(/%|\bthan\b/);
    expect(screen.getByText(/Nothing is sent until you share it/)).toBeTruthy();
  });

  it('switches take out the days, the face and the name', async () => {
    show(() => week());
    const card = await article();
    const off = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
    off(texts.showMoods);
    expect(card.textContent).not.toContain('Overwhelmed');
    off(texts.showFace('Arlo'));
    expect(card.querySelector('header > span')).toBeNull();
    off(texts.showName('Arlo'));
    expect(card.textContent).not.toContain('Arlo');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.titleWithoutName);
  });

  it('a quiet week is said kindly, with nothing to share', async () => {
    show(() => week({ ...QUIET, today: '2026-11-25' }));
    expect((await article()).textContent).toContain(texts.quietWhy);
    expect(screen.queryByRole('button', { name: texts.share })).toBeNull();
    // The idea of an earlier week is there still.
    expect(screen.getByText('Roll a ball with Arlo.')).toBeTruthy();
  });

  it('a week that has only begun says that it fills by itself', async () => {
    show(() => week(QUIET));
    expect((await article()).textContent).toContain(texts.quietSoFar);
  });

  it('leads to the week before and after, but not into the future', async () => {
    const server = show((of) => (of === '2026-11-09' ? week({ from: '2026-11-09', to: '2026-11-15' }) : week()));
    await article();
    const later = screen.getByRole('button', { name: texts.later });
    expect(later.ariaDisabled ?? later.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(later);
    expect(place.path).toBe('/dashboard/week');
    fireEvent.click(screen.getByRole('button', { name: texts.earlier }));
    expect(place.path).toBe('/dashboard/week?of=2026-11-09');
    await screen.findByText('9 to 15 November');
    fireEvent.click(screen.getByRole('button', { name: texts.later }));
    await screen.findByText('16 to 20 November');
    expect(server.of('GET week/:memberId').map(({ query }) => query['of'])).toEqual([
      undefined,
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  it('a day in the URL that is none counts as none', async () => {
    const server = show(() => week(), '/dashboard/week?of=2026-99-99');
    await article();
    expect(server.of('GET week/:memberId')[0]?.query['of']).toBeUndefined();
  });

  it('a failure can be tried again', async () => {
    let fails = true;
    show(() => (fails ? new Refusal(500, 'internal', 'Not now.') : week()));
    const again = await screen.findByRole('button', { name: 'Try again' });
    // Each page has one switcher, the failed one too.
    expect(screen.getAllByRole('group', { name: 'Child' })).toHaveLength(1);
    fails = false;
    fireEvent.click(again);
    expect((await article()).textContent).toContain('Arlo’s week');
  });

  it('a browser that cannot draw says so, and the page can still be printed', async () => {
    // jsdom has no canvas.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(() => week({ moods: [] }));
    await article();
    expect(screen.queryByRole('switch', { name: texts.showMoods })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: texts.showFace('Arlo') }));
    fireEvent.click(screen.getByRole('button', { name: texts.share }));
    expect(await screen.findByText(texts.notMade)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: texts.print }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the card on the home', () => {
  afterEach(() => vi.useRealTimers());
  const home = (now: string, timeZone: string) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setInterval', 'clearInterval'] });
    const server = serve({ 'GET week/:memberId': () => week() });
    renderScreen(<WeekCardTeaser member={member()} />, '/', { me: { ...me('parent'), timeZone } });
    return server;
  };

  it('is there from Friday 17:00 in the family’s zone, with the win, and leads to the week', async () => {
    home('2026-11-20T04:00:00Z', 'Pacific/Auckland');
    expect(screen.getByRole('region', { name: texts.teaser('Arlo') })).toBeTruthy();
    expect(await screen.findByText('Arlo handed over the engine.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Arlo’s week is ready/ }).getAttribute('href')).toBe(
      `/dashboard/week?memberId=${IDS.child}`,
    );
  });

  it('is not there before, and asks for nothing', async () => {
    const server = home('2026-11-20T04:00:00Z', 'America/Los_Angeles');
    expect(screen.queryByRole('region')).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('appears on an open page when it is time', async () => {
    home('2026-11-20T03:59:30Z', 'Pacific/Auckland');
    expect(screen.queryByRole('region')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(screen.getByRole('region')).toBeTruthy());
  });
});
