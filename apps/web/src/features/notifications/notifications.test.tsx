import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { skillNotificationTexts } from '@amberway/contract/skills/notifications';
import { userNotificationTexts } from '@amberway/contract/users/notifications';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import type { NotificationType } from '@amberway/contract/notifications/types';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { setPreferences } from '../../app/theme/preferences.ts';
import { acting, IDS, me, subscriber } from '../../ui/testing/people.ts';
import { outcomeDetails, PROGRAMME_IDS, skillDetails, taskDetails } from '../../ui/testing/programme.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { BellPanel } from './BellPanel.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const at = (n: number) => `01a00000-0000-7000-8000-00000000b${String(n).padStart(3, '0')}`;
const ref = (_id: string) => ({ _id, name: 'Named' });
const one = (n: number, type: NotificationType, part: Partial<Notification> = {}): Notification => ({
  _id: at(n),
  createdAt: '2026-05-10T02:00:00Z',
  updatedAt: '2026-05-10T02:00:00Z',
  member: { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' },
  customer: null,
  businessUser: null,
  user: IDS.parent,
  message: `Message ${n}`,
  type,
  read: false,
  untilOpened: false,
  outcome: ref(PROGRAMME_IDS.outcome),
  skill: ref(PROGRAMME_IDS.skill),
  task: ref(PROGRAMME_IDS.task),
  note: { _id: at(900) },
  resource: null,
  ...part,
});
const serveThem = (all: Notification[], more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET notification/settings': () => ({ digest: true }),
    'GET notification/:id': ({ query }) =>
      all.slice(Number(query['skip']), Number(query['skip']) + Number(query['limit'])),
    'PATCH notification/readAll': () => ({ unreadCount: 0 }),
    'PATCH notification/read/:id': () => ({ ...all[0], read: true }),
    'GET user/me': () => me('parent'),
    ...more,
  });
const view = (kind: string, id: string) => `view=${kind}%3A${id}`;

describe('notifications screen', () => {
  it.each<[NotificationType, string, string]>([
    ['GOAL_ADDED', '[B242]', view('outcome', PROGRAMME_IDS.outcome)],
    ['GOAL_UPDATED', '[B242]', view('outcome', PROGRAMME_IDS.outcome)],
    ['MILESTONE_ADDED', '[B243]', view('skill', PROGRAMME_IDS.skill)],
    ['TASK_ADDED', '[B244]', view('task', PROGRAMME_IDS.task)],
    ['TASK_MARKED', '[B244]', view('task', PROGRAMME_IDS.task)],
    ['SESSION_ADDED', '[B245]', `/dashboard/sessionNote/${at(900)}/view`],
    ['RESOURCE', '[B248]', SCREENS.sharedResources.path],
    ['TASK_OVERDUE', '[B249]', SCREENS.program.path],
    ['FIRST_TIME_LOGIN', '[B246]', 'welcome'],
  ])('a notification %s is marked as read, then its target opens %s', async (type, _rule, to) => {
    const server = serveThem([one(1, type)]);
    renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: me('parent') });
    fireEvent.click(await screen.findByRole('button', { name: /Message 1|A new skill/ }));
    await waitFor(() => expect(place.path).toContain(to));
    expect(server.of('PATCH notification/read/:id')).toHaveLength(1);
  });

  it('long names are shown whole, also that of an outcome, and once [B555]', async () => {
    const name = 'Waits for the green man at every crossing on the way to school';
    const message = skillNotificationTexts.added(name);
    const long = { _id: PROGRAMME_IDS.outcome, name };
    serveThem([one(1, 'MILESTONE_ADDED', { message, task: null, skill: null, outcome: long })]);
    renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: me('parent') });
    const row = await screen.findByRole('button', { name: new RegExp(`A new skill has been added to ${name}`) });
    expect(row.textContent.split(name)).toHaveLength(2);
  });

  it('the line about a task that stays open leads to the task on the programme [B249]', async () => {
    serveThem([one(1, 'TASK_OVERDUE', { message: 'Still open: Named. Skip it?' })]);
    renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: me('parent') });
    fireEvent.click(await screen.findByRole('button', { name: /Still open: Named. Skip it\?/ }));
    await waitFor(() => expect(place.path).toContain(`view=task:${PROGRAMME_IDS.task}`));
    expect(place.path).toContain(SCREENS.program.path);
  });

  it('a reminder is skipped where it asks, and its line goes; staff in the view cannot', async () => {
    const lines = [one(1, 'TASK_OVERDUE', { read: true }), one(2, 'TASK_ADDED', { read: true })];
    const server = serveThem(lines, { 'PATCH task/reminder/:id': ({ body }) => body });
    const { unmount } = renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: me('parent') });
    const skip = await screen.findByRole('button', { name: 'Skip it: Named' });
    lines.shift();
    fireEvent.click(skip);
    await waitFor(() => expect(screen.queryByText('Message 1')).toBeNull());
    await waitFor(() => expect(server.of('PATCH task/reminder/:id')[0]?.body).toEqual({ skipped: true }));
    expect(screen.getByRole('button', { name: /Message 2/ })).toBe(document.activeElement);
    unmount();
    lines.unshift(one(1, 'TASK_OVERDUE', { read: true }));
    renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: acting() });
    await screen.findByText('Message 1');
    expect(screen.queryByRole('button', { name: /^Skip it/ })).toBeNull();
  });

  it('in calm mode nothing has a dot', async () => {
    const dots = () => document.querySelectorAll('li [aria-hidden="true"]:empty').length;
    serveThem([one(1, 'SESSION_ADDED', { untilOpened: true })]);
    renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: me('parent') });
    await screen.findByText('Message 1');
    expect(dots()).toBe(1);
    act(() => setPreferences({ calm: true }));
    expect(dots()).toBe(0);
    act(() => setPreferences({ calm: 'system' }));
  });

  it('only what waits to be opened is marked unread; what came since last time looks new', async () => {
    serveThem([
      one(1, 'SESSION_ADDED', { untilOpened: true }),
      one(2, 'GOAL_ADDED'),
      one(3, 'GOAL_ADDED', { read: true }),
    ]);
    renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: { ...me('parent'), unreadCount: 2 } });
    expect(await screen.findByRole('button', { name: /^Unread. Message 1/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^New. Message 2/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Message 3/ })).toBeTruthy();
  });

  it('notifications load 100 at a time, and a clicked one is marked as read first [B176 B241 B557]', async () => {
    let marked: (read: Notification) => void = () => {};
    const late = new Promise<Notification>((resolve) => (marked = resolve));
    const server = serveThem([one(1, 'TASK_OVERDUE')], { 'PATCH notification/read/:id': () => late });
    renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: me('parent') });
    fireEvent.click(await screen.findByRole('button', { name: /Message 1/ }));
    await waitFor(() => expect(server.of('PATCH notification/read/:id')).toHaveLength(1));
    expect(place.path).toBe(SCREENS.notifications.path);
    marked(one(1, 'TASK_OVERDUE', { read: true }));
    await waitFor(() => expect(place.path).toContain(SCREENS.program.path));
    expect(server.requests.map(({ query }) => query['limit'])).toContain('100');
  });

  it.each([
    ['outcome', PROGRAMME_IDS.outcome, 'Asks for help', 'Three times a day'],
    ['skill', PROGRAMME_IDS.skill, 'Waits for an answer', 'Waiting'],
    ['task', PROGRAMME_IDS.task, 'Count to ten', 'Slowly'],
  ])('for a coach the %s opens in its own drawer on the notifications page [B238]', async (kind, id, title, text) => {
    serveThem([], {
      'GET goal/details/:id': () => outcomeDetails(),
      'GET milestone/details/:id': () => skillDetails(),
      'GET task/details/:id': () => taskDetails(),
      'GET lookups': () => [],
    });
    renderScreen(<NotificationsScreen />, `${SCREENS.notifications.path}?view=${kind}:${id}`, { me: me('coach') });
    const drawer = await screen.findByRole('dialog', { name: title });
    expect(within(drawer).getByText(text)).toBeTruthy();
    expect(within(drawer).queryByRole('textbox')).toBeNull();
  });

  it('the first-sign-in notification opens its dialog, with the link to getting started [B246]', async () => {
    serveThem([]);
    renderScreen(<NotificationsScreen />, `${SCREENS.notifications.path}?welcome=`, { me: me('parent') });
    const dialog = await screen.findByRole('dialog', { name: userNotificationTexts.firstLogin });
    expect(within(dialog).getByRole('link', { name: 'Getting Started' }).getAttribute('href')).toBe(
      PUBLIC_ROUTES.gettingStarted,
    );
  });
});

describe('bell', () => {
  const open = (who = me('parent')) => renderScreen(<BellPanel onClose={() => {}} />, '/dashboard', { me: who });

  it('the bell loads ten, and the next ten with Load More [B237 B557 T173]', async () => {
    const all = Array.from({ length: 13 }, (_, n) => one(n, 'GOAL_ADDED'));
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname, searchParams } = new URL(url, 'http://test');
      if (pathname.includes('appCheck'))
        return Response.json({ status: true, data: { token: 'app', expiresAt: '2999-01-01T00:00:00.000Z' } });
      requests.push(searchParams.toString());
      const skip = Number(searchParams.get('skip'));
      return Response.json({ status: true, data: all.slice(skip, skip + 10), count: all.length });
    });
    open();
    const list = await screen.findByRole('list', { name: notificationTexts.title });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: notificationTexts.loadMore }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(13));
    expect(requests).toEqual(['skip=0&limit=10', 'skip=10&limit=10']);
    expect(screen.queryByRole('button', { name: notificationTexts.loadMore })).toBeNull();
  });

  it('the first-sign-in notification in the bell leads to getting started [B179 B247]', async () => {
    serveThem([one(1, 'FIRST_TIME_LOGIN')]);
    open();
    fireEvent.click(await screen.findByRole('button', { name: /Message 1/ }));
    await waitFor(() => expect(place.path).toBe(PUBLIC_ROUTES.gettingStarted));
  });

  it('opening the bell resets the unread count [B558]', async () => {
    const server = serveThem([one(1, 'GOAL_ADDED')]);
    open({ ...me('parent'), unreadCount: 3 });
    await waitFor(() => expect(server.of('PATCH notification/readAll')[0]?.body).toEqual({ unreadCount: 0 }));
  });

  it('opening the bell resets nothing when only a note or message waits', async () => {
    const server = serveThem([one(1, 'SESSION_ADDED', { untilOpened: true })]);
    open({ ...me('parent'), unreadCount: 1 });
    await screen.findByRole('button', { name: /Message 1/ });
    expect(server.of('PATCH notification/readAll')).toEqual([]);
  });

  it('staff in a family’s view do not change its read marks', async () => {
    const server = serveThem([one(1, 'TASK_OVERDUE')]);
    open({ ...acting(), unreadCount: 3 });
    fireEvent.click(await screen.findByRole('button', { name: /Message 1/ }));
    await waitFor(() => expect(place.path).toContain(SCREENS.program.path));
    expect(server.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });
});

it.each([
  ['a family', me('parent'), /outcomes, skills, tasks and notes/],
  ['a subscriber, who has no programme', subscriber(), /Answers to your posts/],
])('an empty list names what %s will find in it', async (_who, user, text) => {
  serveThem([]);
  renderScreen(<NotificationsScreen />, SCREENS.notifications.path, { me: user });
  expect(await screen.findByText(text)).toBeTruthy();
});
