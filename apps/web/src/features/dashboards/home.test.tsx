import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MOMENTS_DRAWN, MOMENTS_MAX_AGE_MS } from '@amberway/contract/dashboards/bright-moments';
import { BRIGHT_PROMPTS } from '@amberway/contract/dashboards/bright-prompts';
import { MORE_TARGETS } from '@amberway/contract/dashboards/cards';
import { GREETINGS } from '@amberway/contract/dashboards/greetings';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { messagesPath } from '@amberway/contract/messages/paths';
import { memberTexts } from '@amberway/contract/members/texts';
import { DATE_PRESETS } from '@amberway/contract/shell/date-presets';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { DEFAULTS, setPreferences } from '../../app/theme/preferences.ts';
import { closeSession, openSession } from '../../kernel/sign-in/state.ts';
import { choose, offered } from '../../ui/testing/choose.ts';
import { acting, details, IDS, me, member } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { replies, home, parentOf, progress, task, today } from './testing/replies.ts';
import { homeLabels } from './labels.ts';

// The screen loads each role's home when it is shown; here they are at hand.
beforeAll(async () => {
  await Promise.all([
    import('./CustomerHome.tsx'),
    import('./ClientHome.tsx'),
    import('./NoChildHome.tsx'),
    import('./home/MoreParts.tsx'),
  ]);
}, MINUTE);
afterEach(() => {
  closeSession();
  setPreferences(DEFAULTS);
});

const ACTIVITIES = screenTitle('notes', 'Customer');
const FAVOURITES = screenTitle('favourites', 'Customer');

const show = (
  part: Parameters<typeof serve>[0] = {},
  { who = me('parent'), path = '/dashboard' }: { who?: CurrentUser; path?: string } = {},
) => {
  openSession(who);
  // What stands under 'More about' the child; the first view has tests of its own.
  setPreferences({ homeMore: 'open' });
  const server = serve({ ...replies(), ...part });
  return { ...renderScreen(<HomeScreen />, path, { me: who }), server };
};
const card = (name: string) => screen.findByRole('region', { name });
const link = (part: HTMLElement, name: string) => within(part).queryByRole('link', { name });
const hrefOf = (element: HTMLElement | null) => element?.getAttribute('href');

describe('family home', () => {
  it('the home greets by name and child, shows news and the support team [B150 B163 B280 B283 T203]', async () => {
    show();
    const greeting = (await screen.findByRole('heading', { level: 1 })).textContent;
    expect(GREETINGS.map((say) => say({ user: 'Priya', child: 'Arlo' }))).toContain(greeting);
    await screen.findByText('New: 2 notes, 1 task');
    const clinician = within(await card(memberTexts.primaryClinician));
    expect(await clinician.findByRole('button', { name: 'Copy mia@amberway.test' })).toBeTruthy();
    expect(hrefOf(clinician.getByRole('link', { name: 'Write to Mia' }))).toBe(messagesPath(IDS.coach));
    expect(within(await card(dashboardTexts.csm)).getByText('Lena Reed')).toBeTruthy();
  });

  it('a family’s cards say their dates as people do, titles without the prefix, and percent without a space', async () => {
    show();
    for (const title of [ACTIVITIES, dashboardTexts.skillsAchieved, SCREENS.resources.title]) {
      const text = (await within(await card(title)).findAllByRole('listitem')).map((one) => one.textContent).join();
      expect(text).toMatch(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z]/);
      expect(text).not.toMatch(/\d\d-\w+-\d{4}|Session:/);
    }
    expect(document.body.textContent).not.toMatch(/\d %/);
  });

  it('a family’s home shows every card as text, at most five items and More... where it is full [B276 B277 B278 B279 T197 T198 T199 T200 T201 T202]', async () => {
    show({ 'GET dashboard/progress': () => progress({ activityNotes: { ...progress().activityNotes } }) });
    const ring = await card(dashboardTexts.outcomeProgress);
    await within(ring).findByText('1 of 4 outcomes achieved, 25%');
    expect(within(ring).getByText(dashboardTexts.daysInProgram).nextSibling?.textContent).toBe('214');
    expect(within(ring).getByText(dashboardTexts.engagement).nextSibling?.textContent).toContain('78%');
    // Only the list shows how many are done; the score shows how many were due.
    expect(await screen.findAllByText(/^\d+ of \d+ (tasks )?done$/)).toHaveLength(1);
    expect(within(await card(dashboardTexts.myTasks)).getByText(homeLabels.done(1, 3))).toBeTruthy();

    const more = async (title: string) => hrefOf(link(await card(title), `${dashboardTexts.more} ${title}`));
    const of = `?memberId=${IDS.child}`;
    expect(await more(dashboardTexts.skillsAchieved)).toBe(`${MORE_TARGETS.skills}${of}`);
    expect(await more(SCREENS.resources.title)).toBe(`${MORE_TARGETS.resources}${of}`);
    expect(await more(FAVOURITES)).toBe(`${MORE_TARGETS.favourites}${of}`);
    expect(await more(ACTIVITIES)).toBeUndefined();
    expect(within(await card(ACTIVITIES)).getAllByRole('listitem')).toHaveLength(4);
  });

  it('the task card shows three tasks, open before done, and leads to the programme [B277 B279]', async () => {
    const items = [11, 12, 13].map((n) => task(n));
    show({ 'GET dashboard/today': () => today({ pendingTasks: { count: 5, items } }) });
    const tasks = await card(dashboardTexts.myTasks);
    await within(tasks).findByText('Task 11');
    expect(within(tasks).getAllByRole('listitem')).toHaveLength(3);
    const all = within(tasks).getByRole('link', { name: homeLabels.allTasks });
    expect(hrefOf(all)).toBe(`${MORE_TARGETS.tasks}?memberId=${IDS.child}`);
  });

  it('on a client’s dashboard the task card shows five tasks and More... [B277 B278 B279]', async () => {
    const items = [11, 12, 13, 14, 15].map((n) => task(n));
    show(
      {
        'GET member/:id': () => member(),
        'GET member': () => [member()],
        'GET dashboard/progress': () => progress({ pendingTasks: { count: 5, items } }),
      },
      { who: me('coach'), path: `/dashboard?memberId=${IDS.child}` },
    );
    const tasks = await card(dashboardTexts.myTasks);
    const more = await within(tasks).findByRole('link', { name: `${dashboardTexts.more} ${dashboardTexts.myTasks}` });
    expect(within(tasks).getAllByRole('listitem')).toHaveLength(5);
    expect(hrefOf(more)).toBe(`${MORE_TARGETS.tasks}?memberId=${IDS.child}`);
  });

  it('a task that stays after its skill has ended is marked as extra and can be ticked', async () => {
    const items = [task(11, { isExtra: true, skillStatus: 'Mastered' }), task(12)];
    show({ 'GET dashboard/today': () => today({ pendingTasks: { count: 2, items } }) });
    const tasks = within(await card(dashboardTexts.myTasks));
    const extra = (await tasks.findByText(taskTexts.extra)).closest('li') as HTMLElement;
    expect(within(extra).getByRole<HTMLInputElement>('checkbox').disabled).toBe(false);
    expect(tasks.getAllByText(taskTexts.extra)).toHaveLength(1);
  });

  it('the home loads all time until another range is chosen, stored in the URL [B067 B136 B137 B281]', async () => {
    const { server } = show();
    const range = await screen.findByRole('combobox', { name: 'Date range' });
    const [first] = server.of('GET dashboard/progress');
    // All time is the server's default.
    expect(first?.query).toEqual({ member: IDS.child });
    expect(offered(range).map((one) => one.textContent)).toEqual([...DATE_PRESETS]);
    expect(screen.getByDisplayValue(DATE_PRESETS.at(-1) ?? '')).toBe(range);
    await choose(range, DATE_PRESETS[0]);
    await waitFor(() => expect(place.path).toBe('/dashboard?range=Today'));
    await waitFor(() => expect(server.of('GET dashboard/progress')).toHaveLength(2));
  });

  it('figures that cannot be computed say why instead of showing a number', async () => {
    const none = { outcomesProgress: { achieved: 0, total: 0, percent: null }, daysInProgram: null };
    show({
      'GET dashboard/progress': () =>
        progress({ ...none, userEngagementScorePer: null, engagement: { completed: 0, due: 0 } }),
    });
    for (const why of [homeLabels.noOutcomes, homeLabels.noStart, homeLabels.noneDue]) await screen.findByText(why);
  });

  it('empty cards have a friendly text [B605 B606 B607 B608 T377 T378 T379 T380]', async () => {
    show({
      'GET dashboard/today': () => today({ upcomingAppointment: null }),
      'GET dashboard/home': () => home({ primaryClinician: null }),
      'GET dashboard/progress': () => progress({ completedSkills: { count: 0, items: [] } }),
      'GET dashboard/weeklyResources': () => Response.json({ status: true, data: [], count: 0, thisWeek: false }),
      'GET session/ideas/:id': () => [],
    });
    for (const text of [
      dashboardTexts.noUpcoming,
      dashboardTexts.noIdeas,
      dashboardTexts.noResources,
      dashboardTexts.noSkills,
      homeLabels.noClinician,
    ]) {
      await screen.findByText(text);
    }
  });

  it('a family without children reads whom to contact, and nothing is requested [B294 T211]', async () => {
    const { server } = show({}, { who: { ...me('parent'), members: [] } });
    expect(await screen.findByText(dashboardTexts.noMembers)).toBeTruthy();
    expect(server.of('GET dashboard/today')).toHaveLength(0);
  });

  it.each(['01a00000-0000-7000-8000-0000000fffff', 'garbage'])(
    'the URL of a child that is not theirs (%s) shows a message and no other child in its place [B590]',
    (id) => {
      const { server } = show({}, { path: `/dashboard?memberId=${id}` });
      expect(screen.getByText(memberTexts.memberNotFound)).toBeTruthy();
      expect(server.of('GET dashboard/today')).toHaveLength(0);
      expect(screen.getByRole('link', { name: memberTexts.ownChildren }).getAttribute('href')).toBe('/dashboard');
    },
  );

  it('staff in a family’s view are offered to leave it and open the other child', () => {
    show({}, { who: acting(), path: '/dashboard?memberId=01a00000-0000-7000-8000-0000000fffff' });
    expect(screen.getByRole('button', { name: 'Back and open' })).toBeTruthy();
    expect(screen.getByText(memberTexts.notThisFamily)).toBeTruthy();
  });

  it('a card that failed does not affect the others and retries by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let broken = true;
    show({
      'GET session/ideas/:id': () => (broken ? new Refusal(503, 'unavailable', 'Later, please.') : []),
    });
    await screen.findByText('Later, please.');
    await screen.findByText('Café visit');
    broken = false;
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await screen.findByText(dashboardTexts.noIdeas);
  });
});

describe('children row', () => {
  it('the children are in a row that scrolls two cards on click and never by itself [B284]', () => {
    show({}, { who: parentOf(5) });
    const row = screen.getByRole('button', { name: /^Child1/ }).closest('ul') as HTMLUListElement;
    const scrolled = vi.fn();
    row.scrollBy = scrolled;
    const at = (left: number) => () => ({ left }) as DOMRect;
    for (const [n, one] of [...row.children].entries()) one.getBoundingClientRect = at(n * 150);
    expect(scrolled).not.toHaveBeenCalled();
    press('Next children');
    expect(scrolled).toHaveBeenLastCalledWith({ left: 300 });
    press('Previous children');
    expect(scrolled).toHaveBeenLastCalledWith({ left: -300 });
  });

  it('with one child there is nothing to choose, on the home as on every other page', async () => {
    show({}, { who: parentOf(1) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Your children' })).toBeNull();
  });

  it('choosing a child goes to its dashboard [B285]', async () => {
    const { server } = show();
    fireEvent.click(screen.getByRole('button', { name: /^Noor/ }));
    expect(place.path).toBe(`/dashboard?memberId=${IDS.sibling}`);
    await waitFor(() => expect(server.of('GET dashboard/today').at(-1)?.query['member']).toBe(IDS.sibling));
    expect(screen.queryByRole('button', { name: 'Next children' })).toBeNull();
  });
});

describe('upcoming and recent cards', () => {
  it('the next session can be joined and added to a calendar [B286]', async () => {
    show();
    const next = await card('Upcoming session');
    await within(next).findByText('Café visit');
    expect(hrefOf(within(next).getByText(homeLabels.join).closest('a'))).toBe('https://meet.example.test/a');
    expect(within(next).getByRole('button', { name: /Add to calendar/ })).toBeTruthy();
  });

  it('a meeting link that is no http(s) URL shows no button', async () => {
    const upcomingAppointment = { ...home().upcomingAppointment, meetLink: 'javascript:alert(1)' } as never;
    show({ 'GET dashboard/today': () => today({ upcomingAppointment }) });
    await screen.findByText('Café visit');
    expect(screen.queryByText(homeLabels.join)).toBeNull();
  });

  it('a session that is over cannot be joined, also on a page that stays open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const endTime = new Date(Date.now() + MINUTE).toISOString();
    const upcomingAppointment = { ...home().upcomingAppointment, endTime } as never;
    show({ 'GET dashboard/today': () => today({ upcomingAppointment }) });
    expect(await screen.findByText(homeLabels.join)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
    expect(screen.getByText('Café visit')).toBeTruthy();
    expect(screen.queryByText(homeLabels.join)).toBeNull();
  });

  it('the number of skills of this cycle opens the latest ones, at most five [B287 T204]', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: `7, show ${dashboardTexts.skillsThisCycle}` }));
    const dialog = await screen.findByRole('dialog', { name: dashboardTexts.skillsThisCycle });
    expect(dialog.textContent).toMatch(/From Thu 1 Jan.* to Fri 1 Jan/);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    expect(place.path).toContain('skills=cycle');
  });

  it('ideas, this week’s resources and new releases request as many items as they show [B289 B290 B293 B566 B567 B568 B569 T205 T206 T207 T210]', async () => {
    const { server } = show();
    const ideas = await card(homeLabels.oneIdea);
    await within(ideas).findByText('Pause before you help.');
    const more = within(ideas).getByRole('link', { name: `${dashboardTexts.moreIdeas}: ${dashboardTexts.ideas}` });
    expect(hrefOf(more)).toBe(`/dashboard/member/${IDS.child}?redirect=/dashboard/ideasForHome`);
    const weekly = await card(dashboardTexts.weeklyResources);
    await waitFor(() => expect(within(weekly).getAllByRole('listitem')).toHaveLength(2));
    // The name is truncated; the title attribute has it in full.
    expect(within(weekly).getAllByTitle(/^(Open|Download) ./)).toHaveLength(2);
    const releases = await card(dashboardTexts.newReleases);
    await within(releases).findByText('Planning the holidays');
    const queryOf = (pattern: string) => server.of(pattern)[0]?.query;
    expect(queryOf('GET session/ideas/:id')).toEqual({ skip: '0', limit: '2' });
    expect(queryOf('GET dashboard/weeklyResources')).toEqual({ member: IDS.child, skip: '0', limit: '2' });
    expect(queryOf('GET short/getPublishedShorts')).toEqual({ page: '1', pageSize: '3' });
    // Only upcoming workshops are new.
    expect(queryOf('GET learning')).toEqual({ kind: 'workshop', coming: 'true', limit: '1', skip: '0' });
  });

  it('a card of New Releases opens its item [B293]', async () => {
    show();
    const releases = await card(dashboardTexts.newReleases);
    const workshop = await within(releases).findByRole('link', { name: 'Planning the holidays' });
    expect(hrefOf(workshop)).toMatch(/^\/dashboard\/mylearning\?open=workshop\./);
    const short = within(releases).getByRole('link', { name: 'The bus is late' });
    expect(hrefOf(short)).toMatch(/^\/dashboard\/mylearning\?open=short\./);
  });

  it('planning the next step is only for families on their own dashboard [B291 T208]', async () => {
    show();
    const next = await card(dashboardTexts.nextStep);
    const targets = within(next).getAllByRole('link').map(hrefOf);
    expect(targets).toEqual([`${SCREENS.assessment.path}?memberId=${IDS.child}`]);
    // The other two open their forms here.
    fireEvent.click(within(next).getByRole('button', { name: /^Ask for a session/ }));
    expect(await screen.findByRole('dialog', { name: 'Ask for a session' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(within(next).getByRole('button', { name: /^Add a task/ }));
    expect(await screen.findByRole('dialog', { name: /task/i })).toBeTruthy();
  });

  it('staff in a family’s view see no next step, and their visit is not recorded [B291]', async () => {
    const { server } = show({}, { who: acting() });
    await screen.findByText('1 of 4 outcomes achieved, 25%');
    expect(screen.queryByRole('region', { name: dashboardTexts.nextStep })).toBeNull();
    expect(server.of('POST dashboard/visit')).toHaveLength(0);
    expect(server.of('GET dashboard/home')).toHaveLength(1);
  });
});

describe('ticking a task at home', () => {
  const box = (n: number) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Done: Task ${n}` });

  it('a tick shows at once, asks for a note and is sent with it; a rejection undoes it', async () => {
    const { server } = show({ 'PATCH task/status/:id': () => new Refusal(403, 'forbidden', 'Not yours.') });
    fireEvent.click(await box(1));
    await waitFor(async () => expect((await box(1)).checked).toBe(true));
    expect(screen.getByText(homeLabels.done(2, 3))).toBeTruthy();
    await screen.findByLabelText(taskTexts.notes);
    press('Ok');
    await screen.findByText('Not yours.');
    expect((await box(1)).checked).toBe(false);
    expect(server.of('PATCH task/status/:id')[0]?.body).toEqual({ isCompleted: true });
  });

  it('the typed note is preserved until the server has it', async () => {
    let reply = (_: unknown) => {};
    const { server } = show({ 'PATCH task/status/:id': () => new Promise((resolve) => (reply = resolve)) });
    fireEvent.click(await box(1));
    const note = () => screen.getByLabelText<HTMLTextAreaElement>(taskTexts.notes);
    await waitFor(() => note());
    fireEvent.change(note(), { target: { value: 'At the second call' } });
    press('Ok');
    await waitFor(() => expect(server.of('PATCH task/status/:id')).toHaveLength(1));
    press('Cancel');
    expect(note().readOnly).toBe(true);
    reply(new Refusal(503, 'unavailable', 'Not now.'));
    await screen.findByText('Not now.');
    await waitFor(() => expect(note().readOnly).toBe(false));
    expect(note().value).toBe('At the second call');
    expect((await box(1)).checked).toBe(false);
    press('Ok');
    await waitFor(() => expect(server.of('PATCH task/status/:id')).toHaveLength(2));
    reply(task(1, { isCompleted: true }));
    await waitFor(() => expect(screen.queryByLabelText(taskTexts.notes)).toBeNull());
    expect(server.of('PATCH task/status/:id')[1]?.body).toEqual({ isCompleted: true, notes: 'At the second call' });
  });

  it('closing the note without Ok undoes the tick and sends nothing', async () => {
    const { server } = show();
    fireEvent.click(await box(1));
    await waitFor(async () => expect((await box(1)).checked).toBe(true));
    await screen.findByLabelText(taskTexts.notes);
    press('Cancel');
    await waitFor(async () => expect((await box(1)).checked).toBe(false));
    expect(server.of('PATCH task/status/:id')).toHaveLength(0);
  });

  it('a task of someone else, or of a mastered skill, cannot be ticked', async () => {
    const items = [task(1, { assignee: [IDS.coach] }), task(2, { skillStatus: 'Mastered' })];
    show({ 'GET dashboard/today': () => today({ pendingTasks: { count: 2, items } }) });
    expect((await box(1)).disabled).toBe(true);
    expect((await box(2)).disabled).toBe(true);
  });
});

describe('Bright Moments', () => {
  const stars = async () => {
    const moments = await card(dashboardTexts.brightMoments);
    return waitFor(() => {
      const found = within(moments).getAllByRole<HTMLButtonElement>('button');
      expect(found).toHaveLength(MOMENTS_DRAWN);
      return found;
    });
  };
  const texts = async () => (await stars()).map((one) => one.firstElementChild?.textContent ?? '');
  const storedDraft = (age: number) => ({
    _id: IDS.child,
    version: 3,
    updatedAt: '2026-05-10T02:00:00.000Z',
    value: {
      createdAt: Date.now() - age,
      prompts: BRIGHT_PROMPTS.slice(0, MOMENTS_DRAWN).map((text, n) => ({ text, stared: n === 1 })),
    },
  });

  it('six different moments of the pool are drawn and stored [B292 B405 T209]', async () => {
    show();
    const drawn = await texts();
    expect(new Set(drawn).size).toBe(MOMENTS_DRAWN);
    expect(drawn.every((text) => BRIGHT_PROMPTS.includes(text))).toBe(true);
    await waitFor(() => {
      const stored = Object.entries(localStorage).find(([key]) => key.includes('bright-moments'))?.[1] as string;
      const { value } = JSON.parse(stored) as { value: { prompts: { text: string }[] } };
      expect(value.prompts.map(({ text }) => text)).toEqual(drawn);
    });
  });

  it('a stored draw is restored with its stars for seven days, then another is drawn [B406]', async () => {
    const { unmount } = show({ 'GET draft/:kind/:key': () => storedDraft(MOMENTS_MAX_AGE_MS - 60_000) });
    expect(await texts()).toEqual(BRIGHT_PROMPTS.slice(0, MOMENTS_DRAWN));
    expect((await stars()).map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
      'false',
    ]);
    unmount();
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    show({ 'GET draft/:kind/:key': () => storedDraft(MOMENTS_MAX_AGE_MS + 60_000) });
    expect((await texts())[0]).toBe(BRIGHT_PROMPTS.at(-1));
  });

  it('a star is set, praised, and removed [B407]', async () => {
    show();
    const [first] = await stars();
    fireEvent.click(first as HTMLElement);
    expect((await stars())[0]?.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(homeLabels.wellDone)).toBeTruthy();
    fireEvent.click((await stars())[0] as HTMLElement);
    expect((await stars())[0]?.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText(homeLabels.wellDone)).toBeNull();
  });

  it('staff in a family’s view see the moments but cannot star them [B409]', async () => {
    show({}, { who: acting() });
    expect((await stars()).every((one) => one.disabled)).toBe(true);
  });
});

describe('staff on a client’s dashboard', () => {
  it('staff read ‘the coach’, never ‘your coach’', async () => {
    const none = { count: 0, items: [] };
    const { container } = show(
      {
        'GET member/:id': () => member(),
        'GET member': () => [member()],
        'GET session/ideas/:id': () => [],
        'GET dashboard/weeklyResources': () => Response.json({ status: true, data: [], count: 0, thisWeek: true }),
        'GET dashboard/home': () => home({ upcomingAppointment: null }),
        'GET dashboard/progress': () => progress({ activityNotes: none, resources: none, pendingTasks: none }),
      },
      { who: me('admin'), path: `/dashboard?memberId=${IDS.child}` },
    );
    expect(await screen.findByText(dashboardTexts.noIdeas.replace('Your', 'The'))).toBeTruthy();
    expect(await card(dashboardTexts.ideas)).toBeTruthy();
    await screen.findByText(homeLabels.noUpcomingWhy.replace('Your', 'The'));
    expect(container.textContent).not.toMatch(/your coach/i);
  });

  it('staff are notified when the current skills could not be loaded [B591]', async () => {
    show(
      {
        'GET member/:id': () => member(),
        'GET member': () => [member()],
        'GET goal': () => new Refusal(500, 'internal', 'Broken.'),
      },
      { who: me('coach'), path: `/dashboard?memberId=${IDS.child}` },
    );
    expect(await screen.findByText(shellTexts.errorTitle)).toBeTruthy();
    expect(screen.getAllByText('Broken.')).toHaveLength(2);
  });

  it('staff see the child’s cards and team, not the parts for the family only [B280]', async () => {
    const { server } = show(
      {
        'GET member/:id': () => ({ ...me('parent').members[0], parent: { _id: IDS.parent } }),
        'GET member': () => [],
      },
      { who: me('coach'), path: `/dashboard?memberId=${IDS.child}` },
    );
    await screen.findByText('1 of 4 outcomes achieved, 25%');
    expect(await card(memberTexts.primaryClinician)).toBeTruthy();
    expect(await card(dashboardTexts.csm)).toBeTruthy();
    expect(screen.queryByRole('region', { name: dashboardTexts.nextStep })).toBeNull();
    expect(server.of('POST dashboard/visit')).toHaveLength(0);
  });
});

it('a family without a child sees its success manager, how to write to them, and its messages', async () => {
  const who = { ...me('parent'), members: [] };
  const { server } = show({ 'GET user/:id': () => details('parent', { members: [] }) }, { who });
  expect(await screen.findByText(dashboardTexts.noMembers)).toBeTruthy();
  const manager = within(await card(dashboardTexts.csm));
  expect(await manager.findByText('Mia Reed')).toBeTruthy();
  expect(manager.getByRole('button', { name: 'Copy mia@amberway.test' })).toBeTruthy();
  expect(await card('Messages from your coach')).toBeTruthy();
  expect(server.of('GET dashboard/home')).toEqual([]);
});
