import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GOALS_OUTCOME_PARAM } from '@amberway/contract/gas/paths';
import type { GasRating, GasScale } from '@amberway/contract/gas/schemas';
import { IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { GoalsScreen } from './GoalsScreen.tsx';
import { gasLabels } from './labels.ts';

const ID = '01a00000-0000-7000-8000-00000000e001';
const OUTCOME = '01a00000-0000-7000-8000-00000000e002';
const MIA = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };
const PRIYA = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
const AT = '2026-05-11T02:00:00Z';

const rating = (side: GasRating['side'], level: GasRating['level']): GasRating => ({
  side,
  afterBoth: false,
  level,
  onDay: '2026-05-11',
  by: side === 'family' ? PRIYA : MIA,
  at: AT,
  note: null,
  evidence: [],
});

const scale = (part: Partial<GasScale> = {}, current: Partial<GasScale['current']> = {}): GasScale => ({
  _id: ID,
  createdAt: AT,
  updatedAt: AT,
  member: IDS.child,
  outcome: { _id: OUTCOME, name: 'Eating out' },
  state: 'agreed',
  createdBy: MIA,
  closedAt: null,
  version: 3,
  earlier: [],
  ...part,
  current: {
    number: 1,
    title: 'Ordering for himself',
    measure: 'Visits out of 8',
    levels: [0, 2, 4, 6, 8].map((count) => `Orders in ${count} of 8 visits.`),
    baseline: -1,
    importance: 1,
    difficulty: 1,
    reviewOn: '2026-08-03',
    quality: { measurable: true, equalSteps: true, possible: true },
    agreedFamily: { by: PRIYA, at: AT },
    agreedCoach: { by: MIA, at: AT },
    ratings: [],
    rated: { family: false, coach: false },
    ...current,
  },
});

type Replies = Parameters<typeof serve>[0];
const show = (scales: GasScale[], who: 'parent' | 'coach' = 'parent', more: Replies = {}, url = '') => {
  const [child] = me('parent').members;
  const server = serve({
    'GET member/:id': () => child,
    'GET member': () => [child],
    'GET gas': () => scales,
    'GET gas/score': () => ({
      on: '2026-05-13',
      score: { t: 56.2, baseline: 37.6, change: 18.6 },
      parts: [{ scale: ID, title: 'Ordering for himself', weight: 2, level: 1, baseline: -1, onDay: '2026-05-11' }],
    }),
    ...more,
  });
  renderScreen(<GoalsScreen />, `/dashboard/goals?memberId=${IDS.child}${url}`, { me: me(who) });
  return server;
};

describe('the goals of a child', () => {
  it('(j) the ladder is a list from the top down with “now here”, faces once both are in', async () => {
    const ratings = [rating('coach', 0), rating('family', 1), rating('together', 1)];
    show([scale({ state: 'rated' }, { ratings, rated: { family: true, coach: true } })]);
    const ladder = await screen.findByRole('list', { name: 'Ordering for himself' });
    const steps = within(ladder).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent?.slice(0, 2))).toEqual(['+2', '+1', '0A', '−1', '−2']);
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[1]]);
    expect(steps[1]?.textContent).toContain(gasLabels.nowHere);
    expect(steps[1]?.textContent).toContain('Priya');
    expect(steps[2]?.textContent).toContain('Mia');
    expect(steps[3]?.textContent).toContain(gasLabels.began);
  });

  it('a family says where it is in two taps', async () => {
    const server = show([scale()], 'parent', {
      'POST gas/:id/rating': () => scale({}, { ratings: [rating('family', 1)] }),
    });
    fireEvent.click(await screen.findByRole('radio', { name: /More than hoped Orders in 6/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save: More than hoped' }));
    await screen.findByText('Your rating is saved.');
    expect(server.of('POST gas/:id/rating')).toMatchObject([{ body: { level: 1, edition: 1, note: null } }]);
  });

  it('a rating rests on published notes, on skills and on tasks that are done', async () => {
    const task = (name: string, isCompleted: boolean) => ({
      _id: `0da00000-0000-7000-8000-00000000000${name}`,
      name,
      isCompleted,
    });
    const server = show([scale()], 'parent', {
      'GET session': () => [],
      'GET goal': () => [
        {
          _id: OUTCOME,
          name: 'Eating out',
          skills: [{ _id: IDS.child, name: 'Waits', tasks: [task('1', true), task('2', false)] }],
        },
      ],
      'POST gas/:id/rating': () => scale({}, { ratings: [rating('family', 1)] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: gasLabels.restsShow }));
    fireEvent.click(await screen.findByRole('checkbox', { name: '1 task done' }));
    expect(screen.queryByRole('checkbox', { name: '2 task done' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /More than hoped Orders in 6/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save: More than hoped' }));
    await screen.findByText('Your rating is saved.');
    expect(server.of('POST gas/:id/rating')).toMatchObject([
      { body: { evidence: [{ kind: 'task', id: task('1', true)._id }] } },
    ]);
  });

  it('until the other side has said it, it is waiting and unseen', async () => {
    show([scale({}, { ratings: [rating('family', 1)], rated: { family: true, coach: false } })]);
    expect(await screen.findByText(`${gasLabels.coach}: ${gasLabels.waiting}`)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('a change after both were open is shown as one, beside what was said first, and says so before it is made', async () => {
    const ratings = [
      rating('coach', 0),
      rating('family', 1),
      { ...rating('family', 0), afterBoth: true, at: '2026-05-12T02:00:00Z' },
    ];
    show([scale({}, { ratings, rated: { family: true, coach: true } })]);
    const ladder = await screen.findByRole('list', { name: 'Ordering for himself' });
    const [, more, hoped] = within(ladder).getAllByRole('listitem');
    expect(more?.textContent).toContain('Priya');
    expect(more?.textContent).not.toContain(gasLabels.changedMark);
    expect(hoped?.textContent).toContain(`Priya${gasLabels.changedMark}`);
    expect(screen.getByText(/^Changed on .*May.*, after both were open$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: gasLabels.change }));
    expect(screen.getByText(gasLabels.changeAfterBoth)).toBeTruthy();
    expect(screen.queryByText(gasLabels.nowWhat)).toBeNull();
  });

  it('families see the score only when they want to, coaches with its parts', async () => {
    const server = show([scale()]);
    fireEvent.click(await screen.findByRole('button', { name: gasLabels.showScore }));
    expect(await screen.findByText('56.2')).toBeTruthy();
    expect(server.of('GET gas/score')).toHaveLength(1);
  });

  it('the coach answers three questions; three times no cannot be agreed', async () => {
    show([scale({ state: 'draft' }, { quality: null, agreedCoach: null })], 'coach');
    const agree = await screen.findByRole('button', { name: gasLabels.agree });
    expect(agree).toHaveProperty('disabled', true);
    const no = screen.getAllByRole('radio', { name: 'No' });
    for (const radio of no.slice(0, 2)) fireEvent.click(radio);
    const [yes] = screen.getAllByRole('radio', { name: 'Yes' }).slice(2);
    if (yes) fireEvent.click(yes);
    expect(agree).toHaveProperty('disabled', false);
    expect(screen.getByText(gasLabels.qualityHint)).toBeTruthy();
    if (no[2]) fireEvent.click(no[2]);
    expect(agree).toHaveProperty('disabled', true);
  });

  it('a notification opens the goal of its outcome, the one that waits for the viewer first', async () => {
    const other = '0ca00000-0000-7000-8000-0000000000b1';
    const waits = scale({}, { title: 'Waiting his turn' });
    const done = scale(
      { state: 'rated' },
      { title: 'Done before', ratings: [rating('together', 1)], rated: { family: true, coach: true } },
    );
    const elsewhere = { _id: other, name: 'Another outcome' };
    show(
      [
        scale(),
        { ...done, _id: `${ID.slice(0, -1)}8`, outcome: elsewhere },
        { ...waits, _id: `${ID.slice(0, -1)}9`, outcome: elsewhere },
      ],
      'parent',
      {},
      `&${GOALS_OUTCOME_PARAM}=${other}`,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Waiting his turn' })).toBeTruthy();
  });

  it('without a goal it says what one is for and offers three examples', async () => {
    show([]);
    expect(await screen.findByText(gasLabels.emptyTitle)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Begin with/ })).toHaveLength(3);
  });
});
