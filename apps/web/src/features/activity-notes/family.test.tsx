import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { acting, IDS, me, member } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { SETTINGS } from '../../ui/testing/settings.ts';
import { NotesScreen } from './list/NotesScreen.tsx';
import { draftRow, noteId, noteRow, page } from './testing/records.ts';

// Saturday 10 January 2026, one o'clock in Sydney.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-10T02:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const LIST = 'GET session';
const at = (startTime: string) => ({ startTime, endTime: startTime.replace(':00:00', ':50:00') });
const UPCOMING = [
  noteRow(1, { status: 'GoogleCal', title: 'Session: Park play', ...at('2026-01-10T04:00:00.000Z') }),
  noteRow(2, { status: 'Canceled With Notice', title: 'Session: Swings', ...at('2026-01-15T04:00:00.000Z') }),
];
const WRITTEN = [
  noteRow(3, {
    read: false,
    title: 'Session: Waiting',
    notes: 'We waited together.',
    ...at('2026-01-09T04:00:00.000Z'),
  }),
  noteRow(4, { status: 'No-Show/Late Cancellation', endtimeCancellation: true, ...at('2025-12-20T04:00:00.000Z') }),
];
const replies = {
  'GET settings': () => SETTINGS,
  'GET member/:id': () => member(),
  'GET member': () => [member()],
  'GET session/drafts/:id': () => [draftRow(4)],
  [LIST]: ({ query }: { query: Record<string, string> }) =>
    query['when'] === 'upcoming' ? page(UPCOMING) : page(WRITTEN, 0, 31),
};
const open = (who: CurrentUser, query = '') =>
  renderScreen(<NotesScreen />, `${SCREENS.notes.path}?memberId=${IDS.child}${query}`, { me: who });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('a family’s notes', () => {
  it('the child switcher stands beside the heading, as on every page about a child', async () => {
    serve(replies);
    open(me('parent'));
    const pills = within(await screen.findByRole('group', { name: 'Child' }));
    expect(pills.getByRole('link', { name: /Arlo/ }).getAttribute('aria-current')).toBe('true');
    expect(pills.getByRole('link', { name: /Noor/ }).getAttribute('href')).toContain(`memberId=${IDS.sibling}`);
  });

  it('what is coming up is one line each, a cancelled session struck through with the word', async () => {
    const server = serve(replies);
    open(me('parent'));
    await screen.findByRole('heading', { name: 'Coming up' });
    const [first, second] = region('Coming up').getAllByRole('link');
    expect(first?.textContent).toBe('Today 3 pmPark play');
    expect(first?.getAttribute('href')).toBe(`/dashboard/sessionNote/${noteId(1)}/view?memberId=${IDS.child}`);
    expect(second?.textContent).toBe('Thu 15 Jan, 3 pmSwingsCancelled');
    expect([...(second?.querySelectorAll('s') ?? [])].map((one) => one.textContent)).toEqual([
      'Thu 15 Jan, 3 pm',
      'Swings',
    ]);
    expect(server.of(LIST).map(({ query }) => [query['when'], query['limit']])).toEqual([
      ['upcoming', '5'],
      ['written', '10'],
    ]);
  });

  it('a note shows day, topic, preview and whether it is new or cancelled; earlier ones are shown on request [B216 B218]', async () => {
    const server = serve(replies);
    open(me('parent'));
    await screen.findByRole('heading', { name: 'From Mia' });
    const [first, second] = region('From Mia').getAllByRole('link');
    expect(first?.textContent).toBe('Fri 9 JanWaitingNewWe waited together.');
    expect(second?.textContent).toBe('Sat 20 Dec 2025Visit 4Late Cancellation. What happened 4');
    press('Show earlier notes');
    await waitFor(() => expect(server.of(LIST).at(-1)?.query).toMatchObject({ when: 'written', limit: '30' }));
    expect(place.path).toContain('shown=30');
  });

  it('today’s entries are offered only if there are any, and are highlighted [B217 T151]', async () => {
    serve(replies);
    open(me('parent'));
    await screen.findByRole('button', { name: noteTexts.todays });
    press(noteTexts.todays);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Park play'));
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(1);
  });

  it('without an entry of today there is no button for it', async () => {
    serve({ ...replies, [LIST]: ({ query }) => (query['when'] === 'upcoming' ? page([]) : page(WRITTEN)) });
    open(me('parent'));
    await screen.findByText('Waiting');
    expect(screen.queryByRole('button', { name: noteTexts.todays })).toBeNull();
    expect(screen.queryByText('Coming up')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show earlier notes' })).toBeNull();
  });

  it('one part that fails leaves the other, with one retry', async () => {
    let fail = true;
    serve({
      ...replies,
      [LIST]: ({ query }) =>
        query['when'] !== 'upcoming' ? page(WRITTEN) : fail ? new Refusal(422, 'invalid', 'Broken.') : page(UPCOMING),
    });
    open(me('parent'));
    expect(await screen.findByText('Waiting')).toBeTruthy();
    fail = false;
    press('Try again');
    expect(await screen.findByText('Coming up')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('staff in the family’s view see the same, and apart from it what only staff see [B329]', async () => {
    const hidden = noteRow(9, { status: 'Pending', title: 'Session: Half done' });
    serve({
      ...replies,
      [LIST]: ({ query }) => (query['when'] === 'upcoming' ? page(UPCOMING) : page([hidden, ...WRITTEN])),
    });
    open(acting());
    await screen.findByText('Half a note');
    const staff = region('Only staff see this');
    expect(staff.getByRole('link', { name: noteTexts.add })).toBeTruthy();
    expect(staff.getByRole('link', { name: 'Session: Half done' })).toBeTruthy();
    expect(region('From Mia').getAllByRole('link')).toHaveLength(2);
    // Read marks belong to a person.
    expect(screen.queryByText('New')).toBeNull();
  });
});
