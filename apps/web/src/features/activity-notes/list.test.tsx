import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { overviewTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { memberTexts } from '@amberway/contract/members/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { writeLocal } from '../../kernel/drafts/local.ts';
import { storageKey } from '../../kernel/sign-in/storage.ts';
import { acting, IDS, me, member } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { SETTINGS } from '../../ui/testing/settings.ts';
import { zoneLabel } from '../../ui/dates.ts';
import { IdeasScreen } from './ideas/IdeasScreen.tsx';
import { NotesScreen } from './list/NotesScreen.tsx';
import { OverviewScreen } from './overview/OverviewScreen.tsx';
import { draftRow, page, noteRow, noteId } from './testing/records.ts';

const LIST = 'GET session';
const ROWS = [
  noteRow(1, { read: false }),
  noteRow(2, { status: 'Pending' }),
  noteRow(3, { status: 'Canceled With Notice' }),
  noteRow(4, { status: 'No-Show/Late Cancellation', endtimeCancellation: true }),
];
const people = {
  'GET member/:id': () => member(),
  'GET member': () => [member(), member({ _id: IDS.sibling, firstName: 'Noor' })],
};
const replies = { ...people, [LIST]: () => page(ROWS), 'GET session/drafts/:id': () => [draftRow(4)] };
const open = (who: CurrentUser, query = '') =>
  renderScreen(<NotesScreen />, `${SCREENS.notes.path}?memberId=${IDS.child}${query}`, { me: who });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rowOf = (title: string) => screen.getByText(title).closest('tr') as HTMLElement;
const { columns } = noteTexts;

describe('activity notes', () => {
  it('a coach sees the columns, the dots as text and their own drafts first [B165 B213 B215 B216 B219 B220 B221 B222 B223 B359 B630 T093 T142 T143 T144 T145 T146 T147 T149 T150 T152]', async () => {
    serve(replies);
    open(me('coach'));
    await screen.findByText('Half a note');
    const time = `Time (${zoneLabel(new Date().toISOString(), 'Australia/Sydney')})`;
    expect(heads()).toEqual([
      columns.date,
      time,
      columns.title,
      columns.notes,
      columns.type,
      columns.duration,
      columns.createdBy,
      'Action',
    ]);
    const dot = (title: string) => {
      const found = rowOf(title).querySelector('[data-colour]');
      return [found?.getAttribute('data-colour'), found?.parentElement?.textContent];
    };
    expect(dot('Half a note')).toEqual(['grey', 'draft']);
    expect(dot('Session: Visit 2')).toEqual(['blue', 'Pending']);
    expect(dot('Session: Visit 3')).toEqual(['purple', 'Cancelled With Notice']);
    expect(dot('Session: Visit 4')).toEqual(['red', 'Late Cancellation']);
    expect(rowOf('Session: Visit 1').textContent).toContain('10-01-2026');
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Half a note');
    expect(screen.getByRole('button', { name: noteTexts.add })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    press('Edit Session: Visit 2');
    expect(place.path).toContain(`/dashboard/sessionNote/${noteId(2)}/edit?memberId=${IDS.child}`);
  });

  it('a click anywhere in a row opens the note, and one on a draft continues writing [B218]', async () => {
    serve(replies);
    open(me('coach'), '&page=2');
    fireEvent.click(await screen.findByText('What happened 1'));
    expect(place.path).toBe(`/dashboard/sessionNote/${noteId(1)}/view?memberId=${IDS.child}&page=2`);
  });

  it('a family has neither drafts nor edit buttons, and new notes are marked as new [B220 B521]', async () => {
    const server = serve(replies);
    open(me('parent'));
    const note = within(await screen.findByRole('region', { name: 'From Mia' })).getByRole('link', { name: /Visit 1/ });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Half a note')).toBeNull();
    expect(server.of('GET session/drafts/:id')).toEqual([]);
    expect(within(note).getByText('New')).toBeTruthy();
    expect(screen.queryByText(noteTexts.add)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Activities');
  });

  it('a coach in a family’s view sees their own drafts too [B329]', async () => {
    serve(replies);
    open(acting());
    expect(await screen.findByText('Half a note')).toBeTruthy();
  });

  it('drafts that only this browser has are listed as well, so nothing is lost without a network [B328]', async () => {
    const name = { owner: IDS.coach, kind: 'session-note' };
    const storedDraft = (title: string) => ({ value: { title }, version: 0, dirty: true, at: Date.now() });
    writeLocal({ ...name, key: `${IDS.child}.7` }, storedDraft('Unsent'));
    writeLocal({ ...name, key: `${IDS.sibling}.0` }, storedDraft('Of another child'));
    writeLocal({ ...name, owner: IDS.admin, key: `${IDS.child}.8` }, storedDraft('Of another person'));
    writeLocal({ ...name, key: `${IDS.child}.9` }, storedDraft(''));
    serve(replies);
    open(me('coach'));
    const link = await screen.findByRole('link', { name: /^Unsent/ });
    expect(link.getAttribute('href')).toContain('sessionNote/newNote/create');
    expect(link.getAttribute('href')).toContain('draft=7');
    expect(screen.queryByText(/Of another/)).toBeNull();
    expect(screen.queryByText('Untitled note')).toBeNull();
  });

  it('today’s notes are found by the server in one request and highlighted [B217 T151]', async () => {
    const now = new Date().toISOString();
    const server = serve({
      ...replies,
      [LIST]: ({ query }) =>
        query['around'] ? page([noteRow(9, { startTime: now, endTime: now })], 20, 31) : page(ROWS, 0, 31),
    });
    open(me('coach'));
    await screen.findByText('Session: Visit 1');
    const before = server.of(LIST).length;
    press(noteTexts.todays);
    await screen.findByText('Session: Visit 9');
    expect(place.path).toContain('page=3');
    expect(within(rowOf('Session: Visit 9')).getByText('Today')).toBeTruthy();
    expect(rowOf('Session: Visit 9').className).toContain('marked');
    const requests = server.of(LIST).slice(before);
    expect(requests.filter(({ query }) => query['around'])).toHaveLength(1);
  });

  it('an administrator also sees Created At and deletes after confirmation; a rejection is shown [B214 B522 B587 B602 T148 T353 T372]', async () => {
    let refuse = true;
    const server = serve({
      ...replies,
      'DELETE session/:id': () => (refuse ? new Refusal(409, 'conflict', 'It is being written.') : null),
      'PATCH session/:id/restore': () => ({}),
    });
    open(me('admin'));
    await screen.findByText('Session: Visit 1');
    expect(heads()).toContain(columns.createdAt);
    expect(screen.queryByRole('button', { name: noteTexts.add })).toBeNull();
    const remove = async () => {
      press('Delete Session: Visit 1');
      await screen.findAllByText(noteTexts.confirmDelete);
      press('Yes');
    };
    await remove();
    expect(await screen.findByText('It is being written.')).toBeTruthy();
    refuse = false;
    await waitFor(() => expect(screen.queryAllByText(noteTexts.confirmDelete)).toEqual([]));
    await remove();
    expect(await screen.findByText(noteTexts.deleted)).toBeTruthy();
    expect(server.of('DELETE session/:id').at(-1)?.path).toBe(`session/${noteId(1)}`);
    press('Undo');
    expect(await screen.findByText(noteTexts.restored)).toBeTruthy();
    expect(server.of('PATCH session/:id/restore')[0]?.path).toBe(`session/${noteId(1)}/restore`);
  });

  it('?sessionId opens the note for editing, or read-only for readers [B181]', async () => {
    serve(replies);
    open(me('coach'), `&sessionId=${noteId(2)}`);
    expect(place.path).toBe(`/dashboard/sessionNote/${noteId(2)}/edit?memberId=${IDS.child}`);
    open(me('parent'), `&sessionId=${noteId(2)}`);
    expect(place.path).toBe(`/dashboard/sessionNote/${noteId(2)}/view?memberId=${IDS.child}`);
  });

  it('a coach without a chosen child sees their own week, and the notes view asks for a child', async () => {
    serve({ ...replies, 'GET session/calendar': () => [] });
    renderScreen(<NotesScreen />, SCREENS.notes.path, { me: me('coach') });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('My week');
    fireEvent.click(screen.getByRole('radio', { name: /Notes/ }));
    expect(await screen.findByText('No child is chosen')).toBeTruthy();
    const choose = screen.getByRole<HTMLAnchorElement>('link', { name: 'Choose a client' });
    // Choosing a child there opens the page that asked for one.
    expect(choose.getAttribute('href')).toBe(`/dashboard/users/expand?for=${encodeURIComponent(SCREENS.notes.path)}`);
  });

  it.each([
    { from: 'the URL', url: `${SCREENS.notes.path}?memberId=${IDS.child}`, title: 'Activities', requests: 2 },
    { from: 'the last choice', url: SCREENS.notes.path, title: 'My week', requests: 1 },
  ])('a coach who may not read the child of $from does not request it again and again', async (child) => {
    localStorage.setItem(storageKey('selectedMember'), IDS.child);
    let requests = 0;
    const missing = () => {
      requests += 1;
      return new Refusal(404, 'not_found', memberTexts.memberNotFound);
    };
    serve({ ...replies, 'GET member/:id': missing, 'GET session/calendar': () => [] });
    renderScreen(<NotesScreen />, child.url, { me: me('coach') });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(child.title);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(child.title);
    // The gate, which mounts later than the screen, may repeat a failed request once.
    expect(requests).toBeLessThanOrEqual(child.requests);
    localStorage.removeItem(storageKey('selectedMember'));
  });

  it('a failed list shows a notification until a retry works, and an empty list says who is next [B591]', async () => {
    let fail = true;
    serve({ ...replies, [LIST]: () => (fail ? new Refusal(500, 'internal', 'Broken.') : page([])) });
    open(me('parent'));
    // In the page, with a retry, and as a notification titled 'Error'.
    await waitFor(() => expect(screen.getAllByText('Broken.')).toHaveLength(2));
    expect(screen.getByText(shellTexts.errorTitle)).toBeTruthy();
    fail = false;
    press('Try again');
    await waitFor(() => expect(screen.queryByText('Broken.')).toBeNull());
    expect(await screen.findByText(/The coach writes about each session/)).toBeTruthy();
  });
});

describe('member overview', () => {
  afterEach(() => void vi.useRealTimers());
  const OVER = { startTime: '2026-01-02T01:00:00.000Z', endTime: '2026-01-02T02:00:00.000Z' };
  const OVERVIEW = {
    member: { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' },
    primaryCoach: { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null, email: 'mia@amberway.test' },
    customerSuccessManager: {
      _id: IDS.admin,
      firstName: 'Ada',
      lastName: 'Okoro',
      avatar: null,
      email: 'ada@amberway.test',
      phoneCountryCode: '+61',
      phoneNumber: '412345678',
    },
  };
  const show = (who: CurrentUser) =>
    renderScreen(<OverviewScreen />, `${SCREENS.memberOverview.path}?memberId=${IDS.child}`, { me: who });

  it('the member overview shows the coach, the team and both lists; five past sessions first, more on request, and no link into cancelled or past meetings [B178 B232 B233 B234 B236 B618 T166 T167 T168 T169 T170]', async () => {
    const server = serve({
      ...people,
      'GET settings': () => SETTINGS,
      'GET session/overview/:id': () => OVERVIEW,
      [LIST]: ({ query }) =>
        query['when'] === 'upcoming'
          ? page([
              noteRow(3, { status: 'Canceled With Notice', meetLink: 'https://meet.test/c' }),
              noteRow(1, { status: 'GoogleCal', meetLink: 'https://meet.test/a' }),
            ])
          : page([noteRow(2, { meetLink: 'https://meet.test/b', ...OVER })], 0, 12),
    });
    // The first hour of the day of the upcoming sessions.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-09T14:00:00Z') });
    show(me('parent'));
    await screen.findByText('Ada Okoro');
    const part = (name: string) => within(screen.getByRole('region', { name }));
    const coach = part(overviewTexts.primaryCoach);
    for (const text of ['MR', 'Mia Reed', 'mia@amberway.test', 'Works with Arlo Stone'])
      expect(coach.getByText(text)).toBeTruthy();
    const team = part(overviewTexts.team);
    for (const text of ['Ada Okoro', 'ada@amberway.test', '+61 412345678']) expect(team.getByText(text)).toBeTruthy();
    const support = await team.findByRole('link', { name: overviewTexts.contactSupport });
    expect(support.getAttribute('href')).toBe(SETTINGS.supportUrl);
    const upcoming = part(overviewTexts.upcoming);
    const link = await upcoming.findByRole('link', { name: /^Meeting Link/ });
    expect(link.getAttribute('href')).toBe('https://meet.test/a');
    expect(upcoming.getAllByText(/^(Today|Tomorrow|Sat 10 Jan)/)).toHaveLength(2);
    expect(upcoming.getAllByText('With Mia Reed')).toHaveLength(2);
    expect(upcoming.getAllByText('to 1 pm')).toHaveLength(2);
    expect(upcoming.getAllByRole('link', { name: /^Meeting Link/ })).toHaveLength(1);
    // The next session that takes place is highlighted, and only such a session can be added to a calendar.
    expect(link.className).toContain('primary');
    expect(upcoming.getAllByRole('button', { name: calendarTexts.addToCalendar })).toHaveLength(1);
    // The word of the list and of the letter.
    expect(upcoming.getByText('Cancelled')).toBeTruthy();
    expect(upcoming.getByRole('link', { name: 'Visit 1' }).getAttribute('href')).toBe(
      `/dashboard/member/${IDS.child}?redirect=${encodeURIComponent(`/dashboard/sessionNote/${noteId(1)}/view`)}`,
    );
    expect(upcoming.queryByRole('button', { name: /^Move/ })).toBeNull();
    const past = server.of(LIST).find(({ query }) => query['when'] === 'past');
    expect(past?.query['limit']).toBe('5');
    const earlier = part(overviewTexts.past);
    await earlier.findByText('Visit 2');
    expect(earlier.queryByRole('link', { name: /^Meeting Link/ })).toBeNull();
    const size = earlier.getByRole<HTMLSelectElement>('combobox', { name: 'Page size' });
    expect([...size.options].map(({ text }) => text)).toEqual(['5 / page', '10 / page', '50 / page', '100 / page']);
    await userEvent.selectOptions(size, '50 / page');
    await waitFor(() => expect(server.of(LIST).at(-1)?.query).toMatchObject({ when: 'past', limit: '50' }));
  });

  it('both lists failing for the same reason show one notification [B591]', async () => {
    serve({
      ...people,
      'GET session/overview/:id': () => OVERVIEW,
      [LIST]: () => new Refusal(500, 'internal', 'Broken.'),
    });
    show(me('parent'));
    await waitFor(() => expect(screen.getAllByText(shellTexts.errorTitle)).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByText('Broken.')).toHaveLength(3));
  });

  it('the member overview has its own texts for no upcoming and no past sessions [B235 T171 T172]', async () => {
    serve({ ...people, 'GET session/overview/:id': () => OVERVIEW, [LIST]: () => page([]) });
    show(me('parent'));
    expect(await screen.findByText(overviewTexts.noUpcoming)).toBeTruthy();
    expect(await screen.findByText(overviewTexts.noPast)).toBeTruthy();
  });

  it('staff other than the coach read that the coach plans the next session', async () => {
    serve({ ...people, 'GET session/overview/:id': () => OVERVIEW, [LIST]: () => page([]) });
    show(me('admin'));
    expect(await screen.findByText('The coach will schedule the next one.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/your coach/i);
  });
});

describe('ideas for home', () => {
  const idea = (useful: boolean | null) => ({
    noteId: noteId(1),
    title: 'Session: Visit 1',
    startTime: '2026-01-10T01:00:00.000Z',
    skillsForHome: '<p>Wait five seconds.</p>',
    clientFindSkillUseful: useful,
    createdBy: { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null },
  });
  const show = (who: CurrentUser) =>
    renderScreen(<IdeasScreen />, `${SCREENS.ideasForHome.path}?memberId=${IDS.child}`, { me: who });
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

  it('a family’s like shows at once and can be taken back; a rejection undoes it [B857]', async () => {
    let refuse = false;
    let stored: boolean | null = null;
    const server = serve({
      ...people,
      'GET session/ideas/:id': () => [idea(stored)],
      'PATCH session/usefulness/:id': ({ body }) => {
        if (refuse) return new Refusal(500, 'internal', 'Not now.');
        stored = (body as { clientFindSkillUseful: boolean | null }).clientFindSkillUseful;
        return idea(stored);
      },
    });
    show(me('parent'));
    await screen.findByText('Wait five seconds.');
    press('Helpful');
    await waitFor(() => expect(pressed('Helpful')).toBe('true'));
    await waitFor(() => expect(server.of('GET session/ideas/:id')).toHaveLength(2));
    press('Helpful');
    await waitFor(() =>
      expect(server.of('PATCH session/usefulness/:id')[1]?.body).toEqual({ clientFindSkillUseful: null }),
    );
    refuse = true;
    await waitFor(() => expect(pressed('Helpful')).toBe('false'));
    press('Not for us');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(pressed('Not for us')).toBe('false');
  });

  it('staff see a family’s rating and cannot set it; an empty list says who acts next', async () => {
    let ideas = [idea(true)];
    serve({ ...people, 'GET session/ideas/:id': () => ideas });
    const first = show(me('coach'));
    expect(await screen.findByText('The family liked it')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/your coach/i);
    first.unmount();
    ideas = [];
    show(me('parent'));
    expect(await screen.findByText(dashboardTexts.noIdeas)).toBeTruthy();
  });
});
