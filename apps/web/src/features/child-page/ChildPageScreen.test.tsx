import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { childPagePath } from '@amberway/contract/shell/child-page-path';
import type { ChildPage } from '@amberway/contract/child-page/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import { SCREENS } from '@amberway/contract/shell/routes';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { Route, Routes } from '../../kernel/router.ts';
import { IDS, me } from '../../ui/testing/people.ts';
import { outcome, skill } from '../../ui/testing/programme.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { today } from '../../ui/today.ts';
import { ChildPageScreen } from './ChildPageScreen.tsx';
import { planText, zoneText } from './head-texts.ts';
import { overdueText } from './overdue.ts';

const priya = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
const child = (_id: string, firstName: string) => ({ _id, firstName, lastName: 'Stone', avatarUrl: null });
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const id = (n: number) => `01a00000-0000-7000-8000-00000000000${n}`;

const page: ChildPage = {
  member: { ...child(IDS.child, 'Arlo'), dob: '2020-01-01', memberShipEnd: '2027-02-04' },
  children: [child(IDS.child, 'Arlo'), child(IDS.sibling, 'Noor')],
  parent: {
    ...priya,
    email: 'priya@example.test',
    phoneCountryCode: '+61',
    phoneNumber: '491570156',
    timeZone: 'Australia/Melbourne',
    choosePlan: 'Flagship',
    userStatus: 'Active',
  },
  nextSession: null,
  notes: {
    count: 31,
    items: [
      {
        _id: id(1),
        title: 'Waiting for a turn',
        type: 'coaching_session',
        startTime: ago(2),
        notes: 'Five turns.',
        win: 'Said “your go”',
        idea: null,
        readByFamilyAt: ago(1),
      },
    ],
  },
  tasks: {
    open: 1,
    items: [
      {
        _id: id(2),
        name: 'Count to twenty',
        skillName: 'Waits',
        skillStatus: 'Active',
        outcomeStatus: 'In-progress',
        isExtra: false,
        dueDate: today(me('coach').timeZone, new Date(ago(9))),
        isCompleted: false,
        completedAt: null,
        words: null,
        by: null,
      },
      {
        _id: id(3),
        name: 'Order at the bakery',
        skillName: 'Waits',
        skillStatus: 'Active',
        outcomeStatus: 'In-progress',
        isExtra: false,
        dueDate: null,
        isCompleted: true,
        completedAt: ago(2),
        words: 'Asked for a roll by himself.',
        by: priya,
      },
    ],
  },
  questions: [{ _id: id(4), text: 'Only for games?', at: ago(1), from: priya, answeredAt: null }],
  requests: [],
  moods: Array.from({ length: 7 }, (_, n) => ({
    day: ago(6 - n).slice(0, 10),
    label: n === 5 ? 'Calm' : null,
    iconSvg: null,
    note: n === 5 ? 'Slept badly' : null,
    session: n === 5,
  })),
  seesFamily: true,
  files: {
    count: 1,
    items: [{ _id: id(5), fileName: 'Report.pdf', kind: 'document', createdAt: ago(3), createdBy: priya, isNew: true }],
  },
};

const open = (found?: ChildPage, who = me('coach'), more: Parameters<typeof serve>[0] = {}) => {
  const server = serve({ ...(found && { 'GET childPage/:id': () => found }), 'GET goal': () => [], ...more });
  renderScreen(
    <Routes>
      <Route path={SCREENS.childPage.path} element={<ChildPageScreen />} />
    </Routes>,
    childPagePath(IDS.child),
    { me: who },
  );
  return server;
};
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a child', () => {
  it('says whose it is, how to reach the family, and offers note, message and plan in this order', async () => {
    open(page);
    expect(await screen.findByRole('heading', { level: 1, name: /^Arlo Stone, \d+$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: '+61 491570156' }).getAttribute('href')).toBe('tel:+61491570156');
    expect(screen.getByText('Flagship plan renews 4 Feb 2027')).toBeTruthy();
    const note = screen.getByRole('link', { name: 'Write note' });
    expect(note.getAttribute('href')).toContain(`memberId=${IDS.child}`);
    const order = [
      note,
      screen.getByRole('button', { name: 'Message Priya' }),
      screen.getByRole('button', { name: 'Plan a session' }),
    ];
    expect([...(note.parentElement?.children ?? [])]).toEqual(order);
    const view = screen.getByRole('link', { name: 'See what Priya sees' }).getAttribute('href') ?? '';
    expect(view).toMatch(new RegExp(`^/dashboard/customer/${IDS.parent}\\?redirectUri=`));
    expect(screen.getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe(childPagePath(IDS.sibling));
  });

  it('shows the last notes, overdue tasks, and the family’s own words with a reply', async () => {
    open(page);
    await screen.findByRole('heading', { level: 1 });
    expect(region('Last two notes').getByText(/read by Priya/)).toBeTruthy();
    const tasks = region('Open tasks');
    expect(tasks.getByText('9 days overdue')).toBeTruthy();
    expect(tasks.getByText('“Asked for a roll by himself.”')).toBeTruthy();
    fireEvent.click(tasks.getByRole('button', { name: /^Reply/ }));
    await waitFor(() => expect(place.path).toContain('message'));
  });

  it('a coach ticks a task in place and takes a wrong tick back; the page is not refetched', async () => {
    const stored = { updatedAt: ago(0), version: 2, notes: '', tickedBy: null };
    const server = open(page, me('coach'), {
      'PATCH task/status/:id': ({ body }) => {
        const { isCompleted } = body as { isCompleted: boolean };
        return { ...stored, _id: id(2), isCompleted, completedAt: isCompleted ? ago(0) : null };
      },
    });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Count to twenty' });
    fireEvent.click(box);
    fireEvent.click(await screen.findByRole('button', { name: taskTexts.ok }));
    const tasks = region('Open tasks');
    await waitFor(() => expect(tasks.getByText('0')).toBeTruthy());
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    await waitFor(() => expect(tasks.getByText('1')).toBeTruthy());
    expect(server.of('PATCH task/status/:id').map(({ body }) => body)).toEqual([
      { isCompleted: true },
      { isCompleted: false },
    ]);
    expect(server.of('GET childPage/:id')).toHaveLength(1);
  });

  it('a task of a skill that ended has no checkbox, and an administrator has none at all', async () => {
    const [task, ...others] = page.tasks.items;
    if (!task) throw new Error('The page has a task.');
    const ended = { ...task, skillStatus: 'Mastered' as const };
    open({ ...page, tasks: { open: 1, items: [ended, ...others] } });
    await screen.findByRole('heading', { level: 1 });
    expect(region('Open tasks').queryByRole('checkbox', { name: /Count/ })).toBeNull();
    expect(region('Open tasks').getByRole('checkbox', { name: /bakery/ })).toBeTruthy();
    cleanup();
    open(page, me('admin'));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('marks files that others added since the last visit', async () => {
    open(page);
    await screen.findByRole('heading', { level: 1 });
    expect(region('Files').getByText('New')).toBeTruthy();
  });

  it('shows what waits for an answer, and moods in words with the day of the session', async () => {
    open(page);
    await screen.findByRole('heading', { level: 1 });
    expect(region('Questions from the family').getByText('1 new')).toBeTruthy();
    expect(region('Questions from the family').getByRole('button', { name: 'Answer Priya' })).toBeTruthy();
    const days = region('Mood this week').getAllByRole('listitem');
    expect(days[5]?.textContent).toContain('Calmsession');
    expect(days[6]?.textContent).toBe('TodayNot yet');
    expect(region('Mood this week').getByText(/Slept badly/)).toBeTruthy();
  });

  it('a skill has its sentence, a graph with the criterion, and a filled button once it is met', async () => {
    const going = (n: number, part: object) => ({
      skill: id(n),
      name: '',
      outcome: id(9),
      status: 'Active',
      sentence: `Sentence ${n}`,
      words: '',
      met: null,
      missing: 'one more place',
      criterion: 80,
      resumedBy: null,
      line: [60, 90],
      cells: [{ place: id(8), person: IDS.parent, state: 'own', lastDay: '2026-11-01', pale: false }],
      ...part,
    });
    const skills = [1, 2, 3, 4].map((n) => skill({ _id: id(n), name: `Skill ${n}` }));
    open(page, me('coach'), {
      'GET goal': () => [outcome({ skills })],
      'GET member/:id/generalisation': () => ({
        member: IDS.child,
        today: '2026-11-17',
        skills: [going(1, { met: '2026-11-03', missing: '' }), going(2, {}), going(4, { line: [] })],
        people: [],
        places: [],
      }),
    });
    const row = (n: number) => within(screen.getByText(`Skill ${n}`).closest('li')!);
    expect(await screen.findByText('Criterion met on 3 Nov')).toBeTruthy();
    expect(row(1).queryByText(/One more place/)).toBeNull();
    expect(row(2).getByText(/One more place\./)).toBeTruthy();
    expect(row(2).getByRole('img').getAttribute('aria-label')).toBe(
      'Percent of the latest blocks, criterion 80: 60, 90',
    );
    expect(row(3).getByText('No graph yet')).toBeTruthy();
    // Practised before the phase began.
    expect(row(4).getByText('No full block in this phase yet')).toBeTruthy();
    const looks = [1, 2].map((n) => row(n).getByRole('button', { name: `Mark mastered: Skill ${n}` }).className);
    expect(looks[0]).toMatch(/primary/);
    expect(looks[1]).not.toMatch(/primary/);
  });

  it('an administrator reads it without the actions of a coach', async () => {
    open(page, me('admin'));
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Write note', 'Plan a session', 'Add Task']) expect(screen.queryByText(name)).toBeNull();
  });

  it('a coach without the family reads why in kind words', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'This child is not among your clients' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your clients' }).getAttribute('href')).toBe(SCREENS.usersExpand.path);
  });
});

describe('texts of the page', () => {
  it('a plan, a zone and a delay are said in words', () => {
    const now = Date.parse('2026-11-17T00:00:00Z');
    expect(planText(null, null)).toBeNull();
    expect(planText('Flagship', null)).toBe('Flagship plan');
    expect(zoneText('Australia/Melbourne', 'Australia/Sydney', now)).toBe('Melbourne, same time as you');
    expect(zoneText('Australia/Perth', 'Australia/Sydney', now)).toBe('Perth, 3 h behind you');
    expect(zoneText('Asia/Kolkata', 'UTC', now)).toBe('Kolkata, 5.5 h ahead of you');
    expect([overdueText('2026-11-17', '2026-11-17'), overdueText('2026-11-16', '2026-11-17')]).toEqual([
      null,
      '1 day overdue',
    ]);
  });
});
