import { practisingNow } from '@amberway/contract/dashboards/progress-words';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messagesPath } from '@amberway/contract/messages/paths';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { memberTexts } from '@amberway/contract/members/texts';
import { firstViewUrls } from '@amberway/contract/first-view/urls';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { DEFAULTS, type Preferences, setPreferences } from '../../../app/theme/preferences.ts';
import { beginOpening, endOpening } from '../../../kernel/queries/opening.ts';
import { meQuery } from '../../../kernel/queries/me.ts';
import { closeSession, openSession } from '../../../kernel/sign-in/state.ts';
import { acting, IDS, me } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { CustomerHome } from '../CustomerHome.tsx';
import { pageStateLabels } from '../../../ui/page-state-labels.ts';
import { homeLabels } from '../labels.ts';
import { home, latestMessage, latestNote, replies, task, today, visit } from '../testing/replies.ts';

beforeAll(async () => {
  await Promise.all([import('./MoreParts.tsx'), import('../subscriber/SubscriberHome.tsx')]);
}, MINUTE);
afterEach(() => {
  closeSession();
  setPreferences(DEFAULTS);
  onlineManager.setOnline(true);
});

type Options = { who?: CurrentUser; look?: Partial<Preferences> };
const show = (part: Parameters<typeof serve>[0] = {}, { who = me('parent'), look = {} }: Options = {}) => {
  openSession(who);
  // The tests' browser prefers reduced motion, which would be calm mode.
  setPreferences({ calm: false, ...look });
  const server = serve({ ...replies(), ...part });
  return { ...renderScreen(<CustomerHome />, '/dashboard', { me: who }), server };
};
const card = (name: string) => screen.findByRole('region', { name });
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((one) => one.querySelector('[id$=title]')?.textContent ?? one.textContent);
const hrefOf = (element: HTMLElement) => element.getAttribute('href');
const down = () => new Refusal(503, 'unavailable', 'Later, please.');
const FIRST_FOUR = ['Upcoming session', 'How is Arlo today?', dashboardTexts.myTasks, 'Latest from Mia'];
const SIX = [...FIRST_FOUR, 'How Arlo is going', 'One idea for home'];

describe('the six blocks of a home', () => {
  it('stand in a fixed order, and the rest is neither rendered nor requested until it is opened', async () => {
    const { server } = show();
    await screen.findByText('Pause before you help.');
    expect(titles()).toEqual([...SIX, 'More about Arlo']);
    for (const call of ['home', 'progress', 'weeklyResources']) expect(server.of(`GET dashboard/${call}`)).toEqual([]);

    const row = screen.getByRole('button', { name: /^More about Arlo/ });
    expect(row.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(row);
    expect(await card(dashboardTexts.outcomeProgress)).toBeTruthy();
    expect(await card(memberTexts.primaryClinician)).toBeTruthy();
    // No block is there twice.
    const all = titles();
    expect(new Set(all).size).toBe(all.length);
    fireEvent.click(row);
    expect(screen.queryByRole('region', { name: dashboardTexts.outcomeProgress })).toBeNull();
  });

  it('are complete when the page opens on the home, where the rest follows the first frame', async () => {
    beginOpening();
    try {
      show();
      await screen.findByText('Pause before you help.');
      expect(titles()).toEqual([...SIX, 'More about Arlo']);
    } finally {
      endOpening();
    }
  });

  it('request exactly what the server sends with the first view', async () => {
    const { server } = show();
    await screen.findByText('Pause before you help.');
    const [day] = server.of('GET diary/:memberId').map(({ query }) => query['from'] ?? '');
    const parts = firstViewUrls({ role: 'Customer', userId: IDS.parent, member: IDS.child, day: day ?? '' })
      .map((url) => url.replace(/^\/api\/|\?.*/g, ''))
      // The shell requests these.
      .filter((path) => !['settings', 'news', 'favourite'].includes(path));
    for (const path of parts) expect([path, server.of(`GET ${path}`).length]).toEqual([path, 1]);
  });

  it('are open or closed as the viewer left them', async () => {
    const { unmount } = show();
    fireEvent.click(await screen.findByRole('button', { name: /^More about Arlo/ }));
    unmount();
    renderScreen(<CustomerHome />, '/dashboard', { me: me('parent') });
    expect(await card(dashboardTexts.outcomeProgress)).toBeTruthy();
  });

  it('staff in a family’s view see the same blocks, and cannot write in the family’s name', async () => {
    show({}, { who: acting() });
    await screen.findByText('Pause before you help.');
    await screen.findByRole('heading', { name: 'Working on now' });
    // The family writes its diary itself; in its place staff have the skills they may change.
    const blocks = SIX.map((title) => (title === 'How is Arlo today?' ? 'Working on now' : title));
    expect(titles()).toEqual([...blocks, 'More about Arlo']);
    expect(screen.queryByRole('link', { name: 'Message Mia' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Write to Mia' })).toBeNull();
  });
});

describe('the latest from the coach', () => {
  it('is the note when it is newer, with its first lines and the ways to read and answer', async () => {
    show({ 'GET dashboard/latestMessage': () => latestMessage({ at: '2026-04-01T00:00:00.000Z' }) });
    const latest = within(await card('Latest from Mia'));
    await latest.findByText('He ordered by himself. We waited together.');
    expect(latest.getByText(homeLabels.new)).toBeTruthy();
    expect(hrefOf(latest.getByRole('link', { name: 'Read the note' }))).toContain(
      `/${latestNote()._id}/view?memberId=`,
    );
    expect(hrefOf(latest.getByRole('link', { name: 'Write to Mia' }))).toBe(messagesPath(IDS.coach));
    expect(hrefOf(screen.getByRole('link', { name: 'Message Mia' }))).toBe(messagesPath(IDS.coach));
  });

  it('is the message when it is newer, and the note stays one press away', async () => {
    show({ 'GET dashboard/latestMessage': () => latestMessage() });
    const latest = within(await card('Latest from Mia'));
    await latest.findByText('See you on Monday.');
    expect(latest.getByText(/^Message, /).textContent).toMatch(/^Message, Sat 2 May\b/);
    expect(hrefOf(latest.getByRole('link', { name: 'Read the message' }))).toBe(messagesPath(IDS.coach));
    expect(latest.getByRole('link', { name: 'Read the note' })).toBeTruthy();
  });

  it('that was read is not called new; without any, it says so and offers to write', async () => {
    const { unmount } = show({ 'GET dashboard/latestNote': () => latestNote({ isRead: true }) });
    await screen.findByText('He ordered by himself. We waited together.');
    expect(screen.queryByText(homeLabels.new)).toBeNull();
    unmount();
    show({ 'GET dashboard/latestNote': () => null });
    await screen.findByText(homeLabels.nothingYet('Mia'));
    expect(within(await card('Latest from Mia')).getAllByRole('link')).toHaveLength(1);
  });

  it('and what is new follow the number on the bell, so that home, bell and list agree', async () => {
    let preview = 'We went to the bakery.';
    let notes = 1;
    const { client } = show({
      'GET dashboard/latestNote': () => latestNote({ preview }),
      'POST dashboard/visit': () => visit({ notes }),
    });
    await screen.findByText('We went to the bakery.');
    await screen.findByText('New: 1 note');
    const bell = (unreadCount: number) =>
      act(() => {
        client.setQueryData(meQuery.queryKey, (now) => now && { ...now, unreadCount });
      });
    // A second note is published.
    preview = 'He paid by himself.';
    notes = 2;
    bell(me('parent').unreadCount + 1);
    await screen.findByText('He paid by himself.');
    await screen.findByText('New: 2 notes');
    // Both are read.
    notes = 0;
    bell(0);
    await waitFor(() => expect(screen.queryByText(/^New: /)).toBeNull());
  });
});

describe('the dates of a home', () => {
  it('show their exact stamp on a press: the session, the message and the task', async () => {
    const late = task(1, { dueDate: '2026-05-01' });
    show({
      'GET dashboard/latestMessage': () => latestMessage(),
      'GET dashboard/today': () =>
        today({
          upcomingAppointment: home().upcomingAppointment,
          pendingTasks: { count: 1, items: [late] },
          completedTasks: { count: 0, items: [] },
        }),
    });
    await screen.findByText('See you on Monday.');
    for (const [part, stamp] of [
      ['Upcoming session', /^\d{2}-[A-Z][a-z]{2}-\d{4} \d{2}:\d{2} [AP]M$/],
      ['Latest from Mia', /^02-May-2026 \d{2}:\d{2} [AP]M$/],
      [dashboardTexts.myTasks, /^01-May-2026$/],
    ] as const) {
      const time = (await card(part)).querySelector('button time')?.closest('button');
      expect(time, part).toBeTruthy();
      fireEvent.click(time as HTMLElement);
      expect((await screen.findByRole('tooltip')).textContent).toMatch(stamp);
      fireEvent.mouseDown(document.body);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    }
  });
});

describe('tasks, progress and idea', () => {
  it('a ticked task stays in its place when the server lists it last', async () => {
    const open = [1, 2, 3, 4].map((n) => task(n));
    let done = false;
    const ticked = task(1, { isCompleted: true, completedAt: '2026-05-08T02:00:00.000Z' });
    show({
      'PATCH task/status/:id': () => {
        done = true;
        return { ...ticked, updatedAt: '2026-05-08T02:00:00.000Z', version: 2 };
      },
      'GET dashboard/today': () =>
        done
          ? today({ pendingTasks: { count: 3, items: open.slice(1) }, completedTasks: { count: 1, items: [ticked] } })
          : today({ pendingTasks: { count: 4, items: open }, completedTasks: { count: 0, items: [] } }),
    });
    const names = () => screen.getAllByRole('checkbox').map((one) => one.parentElement?.textContent);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Done: Task 1' }));
    await screen.findByRole('dialog');
    press('Ok');
    await screen.findByText(homeLabels.done(1, 4));
    await waitFor(() => expect(names()).toEqual(['Done: Task 1', 'Done: Task 2', 'Done: Task 3']));
  });

  it('progress is a sentence, and its stones are hidden from screen readers', async () => {
    show();
    const going = await card('How Arlo is going');
    await within(going).findByText('Arlo has learnt something new: “Says hello first”.');
    expect(going.querySelector('svg')?.parentElement?.getAttribute('aria-hidden')).toBe('true');
    expect(going.textContent).toContain(homeLabels.stones);
    expect(going.textContent).not.toContain('%');
  });

  it('the practice of the skill that is worked on is found by its id, also beside one of the same name', async () => {
    const name = 'Waits for an answer';
    const practised = (skill: string, sentence: string) => ({
      skill,
      name,
      resumedBy: null,
      plan: null,
      week: { goes: 5, own: 4, timed: 0, seconds: 0 },
      lastAt: null,
      isDue: false,
      isCheck: false,
      sentence,
    });
    show({
      'GET practice/summary': () => ({
        member: IDS.child,
        today: '2026-11-18',
        week: { from: '2026-11-16', to: '2026-11-22' },
        skills: [
          practised(IDS.coach, 'On their own in 1 of 5 goes this week; two weeks ago 0 of 5'),
          practised(today().lately.workingOnId ?? '', 'On their own in 4 of 5 goes this week; two weeks ago 3 of 5'),
        ],
      }),
    });
    const going = await card('How Arlo is going');
    await within(going).findByText(`“${name}”: on their own in 4 of 5 goes this week; two weeks ago 3 of 5.`);
  });

  it('a skill is named once: how its practice goes replaces that it is being practised', async () => {
    const lately = { ...today().lately, masteredLately: 0, tasksDone: 2, workingOn: 'Waits for an answer' };
    const skill = {
      skill: lately.workingOnId,
      name: lately.workingOn,
      resumedBy: null,
      plan: null,
      week: { goes: 5, own: 4, timed: 0, seconds: 0 },
      lastAt: null,
      isDue: false,
      isCheck: false,
      sentence: 'On their own in 4 of 5 goes this week; two weeks ago 3 of 5',
    };
    const summary = (skills: object[]) => ({
      member: IDS.child,
      today: '2026-11-18',
      week: { from: '2026-11-16', to: '2026-11-22' },
      skills,
    });
    const first = show({ 'GET dashboard/today': () => ({ ...today(), lately }) });
    await within(await card('How Arlo is going')).findByText(practisingNow(lately.workingOn));
    first.unmount();
    show({
      'GET dashboard/today': () => ({ ...today(), lately }),
      'GET practice/summary': () => summary([skill]),
    });
    const going = within(await card('How Arlo is going'));
    await going.findByText('“Waits for an answer”: on their own in 4 of 5 goes this week; two weeks ago 3 of 5.');
    expect(going.queryByText(practisingNow(lately.workingOn))).toBeNull();
  });

  it('one idea of the two that are loaded is shown and can be rated [B288 B566]', async () => {
    const { server } = show({
      'PATCH session/usefulness/:id': () => null,
      'GET session/ideas/:id': () =>
        [false, null].map((clientFindSkillUseful, n) => ({
          noteId: `01a00000-0000-7000-8000-00000000b50${n}`,
          title: 'Session: Café visit',
          startTime: '2026-05-01T02:00:00.000Z',
          skillsForHome: `<p>Idea ${n}</p>`,
          clientFindSkillUseful,
          createdBy: latestNote().from,
        })),
    });
    const idea = within(await card('One idea for home'));
    // The newest one was not for them.
    await idea.findByText('Idea 1');
    expect(idea.queryByText('Idea 0')).toBeNull();
    fireEvent.click(idea.getByRole('button', { name: 'Not for us' }));
    await waitFor(() =>
      expect(idea.getByRole('button', { name: 'Not for us' }).getAttribute('aria-pressed')).toBe('true'),
    );
    expect(server.of('GET session/ideas/:id')[0]?.query).toEqual({ skip: '0', limit: '2' });
    expect(server.of('PATCH session/usefulness/:id')[0]?.body).toEqual({ clientFindSkillUseful: false });
    expect(idea.getByText('Idea 1')).toBeTruthy();
  });
});

describe('calm mode', () => {
  it('has four blocks, no figures and nothing marked as new; the other two are under More', async () => {
    show({}, { look: { calm: true } });
    await screen.findByText('He ordered by himself. We waited together.');
    expect(titles()).toEqual([...FIRST_FOUR, 'More about Arlo']);
    expect(screen.queryByText(homeLabels.new)).toBeNull();
    expect(screen.queryByText(/\d+ of \d+ done/)).toBeNull();
    expect(screen.queryByText(/^New: /)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^More about Arlo/ }));
    await screen.findByText('Pause before you help.');
    expect(titles()).toEqual(expect.arrayContaining(SIX));
  });
});

describe('when things fail', () => {
  it('one part says so in its place, and the page has one retry', async () => {
    let broken = true;
    show({ 'GET session/ideas/:id': () => (broken ? down() : []) });
    expect(within(await card('One idea for home')).queryByRole('button')).toBeNull();
    await screen.findByText('Later, please.');
    expect(screen.getByRole('alert').textContent).toContain(pageStateLabels.failed(1));
    broken = false;
    press('Try again');
    await screen.findByText(dashboardTexts.noIdeas);
    expect(screen.queryByRole('alert')).toBeNull();
    await screen.findByText(/^New: /);
  }, 20_000);

  it('many parts have the same one retry, which loads all of them again', async () => {
    let broken = true;
    const all = replies();
    const failing = Object.fromEntries(
      Object.entries(all)
        .filter(([call]) => call.startsWith('GET'))
        .map(([call, reply]) => [call, () => (broken ? down() : reply())]),
    );
    show(failing);
    await waitFor(() => expect(screen.getAllByText('This part could not be loaded.').length).toBeGreaterThan(4), {
      timeout: 10_000,
    });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    broken = false;
    press('Try again');
    await screen.findByText('Pause before you help.');
    await screen.findByText('He ordered by himself. We waited together.');
    await screen.findByText('Café visit');
    expect(screen.queryByRole('alert')).toBeNull();
  }, 20_000);

  it('loaded data stays when the network goes, and the page says from when it is', async () => {
    show();
    await screen.findByText('Café visit');
    act(() => onlineManager.setOnline(false));
    expect(screen.getByText(/ · from \d{1,2}(:\d\d)? [ap]m$/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(pageStateLabels.notConnected);
    expect(screen.getByText('Café visit')).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByText(/ · from /)).toBeNull();
  });
});

describe('a subscriber’s home', () => {
  const subscriber = (children: boolean): CurrentUser => {
    const parent = me('parent');
    const members = parent.members
      .slice(0, 1)
      .map((child) => ({ ...child, primaryContact: null, primaryContactObject: null }));
    return { ...parent, choosePlan: 'Subscriber', members: children ? members : [] };
  };
  const LIBRARY = {
    'GET learning': () => [
      { _id: IDS.child, kind: 'video', title: 'A calm morning', summary: 'Three small steps.', progress: null },
    ],
  };

  it('has the mood, one thing to try, a question, the assessment and what a programme adds', async () => {
    const { server, container } = show(LIBRARY, { who: subscriber(true) });
    const thing = within(await card(homeLabels.oneThing));
    await thing.findByText('A calm morning');
    expect(hrefOf(thing.getByRole('link', { name: 'Open it' }))).toBe(`/dashboard/mylearning?open=video.${IDS.child}`);
    expect(titles()).toEqual([
      'How is Arlo today?',
      homeLabels.oneThing,
      homeLabels.question,
      SCREENS.assessment.title,
      homeLabels.programmeAdds,
      'More about Arlo',
    ]);
    expect(hrefOf(screen.getByRole('link', { name: homeLabels.ask }))).toBe('/dashboard/myposts');
    expect(container.textContent).not.toMatch(/your coach|your primary clinician/i);
    expect(server.of('GET dashboard/today')).toEqual([]);
  });

  it('without a child it says whom to contact, and still has something to do [B294]', async () => {
    show(LIBRARY, { who: subscriber(false) });
    expect(await screen.findByText(dashboardTexts.noMembers)).toBeTruthy();
    await screen.findByText('A calm morning');
  });
});
