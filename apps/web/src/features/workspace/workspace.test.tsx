import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DashboardNote, Workspace as Work } from '@amberway/contract/dashboards/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { KpiTrend } from '@amberway/contract/kpis/schemas';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { trendOf } from '@amberway/contract/kpis/trend';
import { choose } from '../../ui/testing/choose.ts';
import { IDS, me, member } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { outcome } from '../../ui/testing/programme.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { addMonths } from '../../ui/date-range/zoned-day.ts';
import { today } from '../../ui/today.ts';
import { context, details } from '../activity-notes/testing/records.ts';
import { monthText } from '../kpis/public.ts';
import { Workspace } from './Workspace.tsx';

const MONTH = today('Australia/Sydney').slice(0, 7);
const LAST_MONTH = addMonths(`${MONTH}-01`, -1).slice(0, 7);
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const note = (n: number, part: Partial<DashboardNote> = {}): DashboardNote => ({
  _id: `01a00000-0000-7000-8000-00000000f${String(n).padStart(3, '0')}`,
  title: 'Café visit',
  type: 'coaching_session',
  status: 'GoogleCal',
  member: IDS.child,
  memberName: 'Arlo Stone',
  startTime: inHours(1),
  endTime: inHours(2),
  meetLink: 'https://meet.example.test/a',
  coach: 'Mia Reed',
  ...part,
});
const ENDED = note(2, { memberName: 'Noor Stone', startTime: inHours(-3), endTime: inHours(-2) });

const work = (part: Partial<Work> = {}): Work => ({
  counters: { app: 41, weeklyFlagship: 12, fortnightlyPlan: 7, monthly: 5 },
  clients: { current: 18, capacity: 22 },
  metrics: [
    { kpiName: 'Utilization', kpiUnit: 'Percentage', actual: 84, target: 80 },
    { kpiName: 'Retention', kpiUnit: 'Month', actual: null, target: 12 },
    { kpiName: 'Feedback', kpiUnit: 'Quantity', actual: 4, target: null },
    { kpiName: 'Revenue', kpiUnit: 'AUD', actual: 12_400, target: 14_000 },
  ],
  notesToday: { count: 2, items: [note(1), ENDED] },
  unfinishedNotes: {
    count: 8,
    items: [
      ENDED,
      note(3, { memberName: 'Ben Kelly', status: 'Pending', startTime: inHours(-50), endTime: inHours(-49) }),
    ],
  },
  ...part,
});

const trend = (kpiName: 'Utilization' | 'Retention', figures: { yearMonth: string; kpiValue: number }[]): KpiTrend => ({
  kpiName,
  kpiUnit: kpiName === 'Utilization' ? 'Percentage' : 'Month',
  ...trendOf(figures, 80, MONTH),
});
const UTILIZATION = trend('Utilization', [{ yearMonth: MONTH, kpiValue: 84 }]);

const figure = (kpiName: 'Utilization' | 'Revenue', kpiValue: number) => ({
  _id: IDS.child,
  businessUserId: IDS.coach,
  kpiName,
  kpiUnit: 'Percentage',
  kpiValue,
  yearMonth: MONTH,
});

const serveAll = (replies: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET dashboard/workspace': () => work(),
    'GET clinicianKPI/trend/Utilization': () => UTILIZATION,
    'GET clinicianKPI/trend/Retention': () => trend('Retention', []),
    'GET clinicianKPI/current/:id': () => [figure('Utilization', 84)],
    'GET user/public/business/:id': () => ({ _id: IDS.coach, firstName: 'Mia', lastName: 'Reed' }),
    'GET user/businessUser/search': () => [
      { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', email: 'mia@amberway.test', avatar: null },
    ],
    'GET user/myClients': () => [],
    'GET user/lean/customer': () => [],
    'GET sessionRequest': () => [],
    'GET clientMessage': () => Response.json({ status: true, data: [], count: 0, leftToday: null }),
    'POST dashboard/visit': () => ({
      since: '2026-05-01T00:00:00Z',
      tasksAdded: 0,
      tasksCompleted: 2,
      skillsAchieved: 0,
      resourcesShared: 0,
      notes: 0,
      messages: 1,
      newClients: 0,
    }),
    'GET mytasks': () => [],
    'GET quicklink/:userId': () => [],
    ...replies,
  });
const show = (who: 'coach' | 'admin' = 'coach', path = '/dashboard') =>
  renderScreen(<Workspace />, path, { me: me(who) });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('workspace', () => {
  it.each(['coach', 'admin'] as const)(
    'the workspace welcomes the %s and has all its widgets [B295 B296 B300 B301 B302 T212 T213 T214 T215 T221 T222]',
    async (who) => {
      serveAll();
      show(who);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(dashboardTexts.workspace);
      const { sendMessage, retention, utilization, appCounter, programCounter, updateMetric, myTasks, quickLinks } =
        dashboardTexts;
      for (const name of [
        sendMessage,
        retention,
        utilization,
        appCounter,
        programCounter,
        updateMetric,
        myTasks,
        quickLinks,
      ])
        expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    },
  );

  it('subscribers and the plans of the programme are counted [B298 B299 T216 T217 T218 T219 T220]', async () => {
    serveAll();
    show();
    expect(await (await card(dashboardTexts.appCounter)).findByText('41')).toBeTruthy();
    const program = await card(dashboardTexts.programCounter);
    for (const [label, count] of [
      [dashboardTexts.weeklyFlagship, '12'],
      [dashboardTexts.fortnightlyPlan, '7'],
      [dashboardTexts.monthly, '5'],
    ] as const)
      expect(program.getByText(label).nextSibling?.textContent).toBe(count);
  });

  it('the workspace shows the number of children and what is new since the last visit, sent once', async () => {
    const server = serveAll();
    show();
    const line = '18 children in your care, room for 22. New: 1 message and 2 tasks completed.';
    expect(await screen.findByText(line)).toBeTruthy();
    expect(server.of('POST dashboard/visit')).toHaveLength(1);
  });

  it('the workspace puts today’s sessions and unfinished notes first, each with its next step', async () => {
    serveAll();
    show();
    const here = await card('Today');
    const join = await here.findByRole('link', { name: 'Join: Arlo Stone, Café visit' });
    expect(join.getAttribute('href')).toBe('https://meet.example.test/a');
    expect(here.getByRole('link', { name: 'Write note: Noor Stone, Café visit' }).getAttribute('href')).toContain(
      encodeURIComponent(`/dashboard/sessionNote/${ENDED._id}/edit`),
    );
    expect(here.getByRole('link', { name: 'Finish note: Ben Kelly, Café visit' })).toBeTruthy();
    // One of the eight is among today's already.
    expect(here.getByRole('heading', { name: 'Unfinished notes (7)' })).toBeTruthy();
    expect(here.getByText('6 more to finish')).toBeTruthy();
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('Today');
  });

  it('families who wait for a session or an answer come before today’s work', async () => {
    const person = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
    const times = { createdAt: inHours(-20), updatedAt: inHours(-20) };
    serveAll({
      'GET sessionRequest': () => [
        {
          _id: IDS.child,
          ...times,
          customer: IDS.parent,
          family: person,
          member: { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' },
          coach: { ...person, _id: IDS.coach },
          times: [],
          about: 'Bedtime',
          line: '',
          status: 'open',
          answeredAt: null,
          answer: null,
          note: null,
        },
      ],
    });
    show();
    await screen.findByText('Bedtime');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual([sessionRequestTexts.waiting, 'Today']);
  });

  it('one press on today’s row prepares the session: last note, tasks, words, skills and files', async () => {
    const last = details(4, { title: 'Session: Trains', about: '<p>He waited.</p>', skillsForHome: '<p>Count.</p>' });
    const priya = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
    const words = { _id: last._id, kind: 'message' as const, text: 'At dinner too?', from: priya, about: null };
    const summary = {
      ...context.summary,
      lastNotes: [{ _id: last._id, title: last.title, startTime: last.startTime, notes: 'He waited.' }],
      familyWords: [{ ...words, at: last.startTime, answered: false }],
    };
    const ahead = details(1, { status: 'GoogleCal', about: '', summary });
    const file = { ...last, fileName: 'Red card.png', createdBy: priya };
    serveAll({
      'GET session/details/:id': ({ path }) => (path.endsWith(last._id) ? last : ahead),
      'GET goal': () => [outcome()],
      'GET member/:id': () => member(),
      'GET clientFiles/:id': () => Response.json({ status: true, data: [file], count: 1 }),
    });
    show();
    fireEvent.click(await (await card('Today')).findByRole('link', { name: 'Prepare: Arlo Stone, Café visit' }));
    expect(place.path).toBe(`/dashboard?prepare=${note(1)._id}`);
    // Until its code is loaded, a frame of the same name waits.
    await screen.findByRole('region', { name: 'Last note' });
    const drawer = within(screen.getByRole('dialog', { name: 'Prepare the session' }));
    expect((await drawer.findByRole('group', { name: 'Whose record this is' })).textContent).toContain('Arlo Stone');
    for (const [part, text] of [
      ['Last note', 'He waited.'],
      ['Last note', 'Count.'],
      ['Asked of the family', 'Count to ten'],
      ['The family’s words and questions', 'At dinner too?'],
      [noteTexts.skills, 'Waits'],
      ['Files', 'Red card.png'],
    ] as const)
      expect(
        await within(await drawer.findByRole('region', { name: part })).findByText(text, { exact: false }),
      ).toBeTruthy();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    press('Print');
    expect(print).toHaveBeenCalledOnce();
    press('Close');
    await waitFor(() => expect(place.path).toBe('/dashboard'));
  });

  it('a session that is on is the highlighted one to join', async () => {
    const items = [note(1), note(4, { memberName: 'Ben Kelly', startTime: inHours(-1), endTime: inHours(1) })];
    serveAll({ 'GET dashboard/workspace': () => work({ notesToday: { count: 2, items } }) });
    show();
    const join = await (await card('Today')).findAllByRole('link', { name: /^Join/ });
    expect(join.map(({ className }) => className.includes('primary'))).toEqual([false, true]);
  });

  it('sessions that do not fit the card are linked to the coach’s day', async () => {
    serveAll({ 'GET dashboard/workspace': () => work({ notesToday: { count: 5, items: [note(1), ENDED] } }) });
    show();
    const more = await (await card('Today')).findByRole('link', { name: '3 more today' });
    expect(more.getAttribute('href')).toBe('/dashboard/mysessions?calendar=day');
  });

  it('administrators see sessions with their coach, but can neither join nor write', async () => {
    serveAll();
    show('admin');
    const here = await card('Today');
    expect((await here.findAllByText(/Mia Reed/)).length).toBeGreaterThan(0);
    expect(here.queryByRole('link', { name: /^(Join|Write|Finish)/ })).toBeNull();
    expect(here.getByRole('link', { name: 'Open: Arlo Stone, Café visit' })).toBeTruthy();
  });

  it('each part of the workspace is requested once, and a failed part is retried alone', async () => {
    let fails = true;
    const server = serveAll({
      'GET clinicianKPI/trend/Retention': () =>
        fails ? new Refusal(403, 'forbidden', 'Not now.') : trend('Retention', [{ yearMonth: MONTH, kpiValue: 14.2 }]),
    });
    show();
    const retention = await card(dashboardTexts.retention);
    expect(await retention.findByText('Not now.')).toBeTruthy();
    expect(await (await card(dashboardTexts.utilization)).findByText('84%', { selector: 'b' })).toBeTruthy();
    fails = false;
    fireEvent.click(retention.getByRole('button', { name: 'Try again' }));
    expect(await retention.findByText('14.2 months', { selector: 'b' })).toBeTruthy();
    for (const one of ['dashboard/workspace', 'clinicianKPI/trend/Utilization', 'mytasks'])
      expect(server.of(`GET ${one}`)).toHaveLength(1);
    // All conversations, and those that wait for an answer.
    expect(server.of('GET clientMessage').map(({ query }) => query['unanswered'])).toEqual(['true', undefined]);
    expect(server.of('GET clinicianKPI/trend/Retention')).toHaveLength(2);
  });
});

describe('retention and utilization', () => {
  it('the metric cards show this month beside the target, and whom to contact [B611 T384]', async () => {
    serveAll();
    show();
    const utilization = await card(dashboardTexts.utilization);
    expect(await utilization.findByText(/^so far, \d+ of \d+ days · target 80%$/)).toBeTruthy();
    expect(utilization.getByText('target 80')).toBeTruthy();
    expect(utilization.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/: 84% so far, \d+ of \d+ days$/);
    expect(utilization.getByText(dashboardTexts.contactCsm)).toBeTruthy();
    const retention = await card(dashboardTexts.retention);
    expect(await retention.findByText(/^No figure for \w{3} \d{4} yet$/)).toBeTruthy();
    expect(retention.getByText(dashboardTexts.contactCsm)).toBeTruthy();
  });

  it('a metric opens its trend: actual against target, average with two decimals [B297 B633 B634 B635]', async () => {
    const figures = [
      { yearMonth: LAST_MONTH, kpiValue: 70 },
      { yearMonth: MONTH, kpiValue: 84 },
    ];
    serveAll({ 'GET clinicianKPI/trend/Utilization': () => trend('Utilization', figures) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: `Trend of ${dashboardTexts.utilization}` }));
    expect(place.path).toContain('view=trend');
    const table = within(await screen.findByRole('table', { name: /^Utilization in %/ }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[0]).toBe('MonthActualTarget');
    expect(rows[1]).toContain('70%80%');
    expect(rows[2]).toContain('84%80%');
    expect(rows[3]).toBe(`Average, without ${monthText(MONTH)}70.00%`);
    // The target is a line with its number; the bars are the actual figures.
    expect(document.querySelectorAll('dialog line[data-line=target]')).toHaveLength(1);
    expect(document.querySelectorAll('dialog rect')).toHaveLength(2);
  });

  it('a trend without figures says so [B604 T375 T376]', async () => {
    serveAll();
    show('coach', '/dashboard?view=trend:Retention');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(dashboardTexts.noData)).toBeTruthy();
    expect(dialog.getByText(dashboardTexts.checkBack)).toBeTruthy();
  });

  it('administrators see the trend of one coach, otherwise the average of all', async () => {
    const server = serveAll();
    show('admin', '/dashboard?view=trend:Utilization');
    const dialog = within(await screen.findByRole('dialog'));
    await choose(await dialog.findByRole('combobox', { name: 'Coach' }), /Mia Reed/);
    await waitFor(() =>
      expect(server.of('GET clinicianKPI/trend/Utilization').at(-1)?.query['userId']).toBe(IDS.coach),
    );
    expect(server.of('GET clinicianKPI/trend/Utilization')[0]?.query['userId']).toBeUndefined();
  });
});

describe('update monthly performance metric', () => {
  const EDIT = `/dashboard?edit=metric:${IDS.coach}`;
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

  it('the card shows the four figures, revenue in $AUD [B156 B613 T385]', async () => {
    serveAll();
    show();
    const here = await card(dashboardTexts.updateMetric);
    expect(await here.findByText('$AUD 12,400')).toBeTruthy();
    expect(here.getByText('84%')).toBeTruthy();
    press('Update figures');
    await waitFor(() => expect(new URLSearchParams(place.path.split('?')[1]).get('edit')).toBe(`metric:${IDS.coach}`));
  });

  it('only changed figures are sent, for the current month [B535 T356]', async () => {
    const server = serveAll({ 'POST clinicianKPI': () => figure('Revenue', 900.5) });
    show('coach', EDIT);
    await screen.findByLabelText(/^Utilization/);
    fill('Revenue', '900.5');
    press('Update figures');
    expect(await screen.findByText(kpiTexts.updated)).toBeTruthy();
    expect(server.of('POST clinicianKPI').map(({ body }) => body)).toEqual([
      { businessUserId: IDS.coach, kpiName: 'Revenue', kpiValue: 900.5, yearMonth: MONTH },
    ]);
  });

  it('invalid figures are rejected and nothing is sent [B439 B440]', async () => {
    const server = serveAll();
    show('coach', EDIT);
    await screen.findByLabelText(/^Utilization/);
    fill('Utilization', '101');
    fill('Feedback', '2.5');
    press('Update figures');
    expect((await screen.findAllByText(kpiTexts.above100('Utilization'))).length).toBeGreaterThan(0);
    expect(screen.getAllByText(kpiTexts.wholeNumber).length).toBeGreaterThan(0);
    expect(server.of('POST clinicianKPI')).toEqual([]);
  });

  it('a failed save of figures shows an error and preserves the input [B588 T329]', async () => {
    serveAll({ 'POST clinicianKPI': () => new Refusal(500, 'internal', 'Oops.') });
    show('coach', EDIT);
    await screen.findByLabelText(/^Utilization/);
    fill('Utilization', '85');
    press('Update figures');
    expect(await screen.findByText(kpiTexts.updateFailed)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Utilization/).value).toBe('85');
  });

  it('an administrator updates the figures of the chosen coach [B533]', async () => {
    const server = serveAll({ 'POST clinicianKPI': () => figure('Utilization', 85) });
    show('admin');
    const here = await card(dashboardTexts.updateMetric);
    await choose(await here.findByRole('combobox', { name: 'Update the figures of' }), /Mia Reed/);
    expect(await screen.findByText(`${dashboardTexts.updateMetric} of Mia Reed`)).toBeTruthy();
    await screen.findByLabelText(/^Utilization/);
    fill('Utilization', '85');
    press('Update figures');
    expect(await screen.findByText(kpiTexts.updated)).toBeTruthy();
    expect(server.of('POST clinicianKPI')[0]?.body).toMatchObject({ businessUserId: IDS.coach, kpiValue: 85 });
  });
});
