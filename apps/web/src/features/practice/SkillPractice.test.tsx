import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import type { PracticeEntry, PracticeSummary } from '@amberway/contract/practice/schemas';
import { IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { practiceLabels as labels } from './labels.ts';
import { PracticeWeek } from './PracticeWeek.tsx';
import { SkillPractice } from './SkillPractice.tsx';
import { KIND_TEXTS } from './texts.ts';

const SKILL = '0da00000-0000-7000-8000-000000000003';
const PLACE = '0ea00000-0000-7000-8000-000000000001';
const ENTRY = '0192f3a0-0000-7000-8000-000000000001';
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const priya = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };

const entry = (part: Partial<PracticeEntry> = {}): PracticeEntry => ({
  _id: ENTRY,
  member: IDS.child,
  skill: SKILL,
  task: null,
  kind: 'practice',
  at: ago(1),
  zone: 'Australia/Sydney',
  day: ago(1).slice(0, 10),
  receivedAt: ago(1),
  clockOff: false,
  late: false,
  place: { _id: PLACE, name: 'At home' },
  with: priya,
  recordedBy: priya,
  goes: { own: 2, little: 1, lot: 0, none: 0 },
  seconds: null,
  stopped: null,
  note: 'He waited by himself.',
  version: 1,
  correctedAt: null,
  correctedBy: null,
  withdrawnAt: null,
  withdrawnReason: null,
  ...part,
});

const plan = {
  skill: SKILL,
  measure: 'independence',
  cue: 'Count to five.',
  perWeek: 4,
  minutes: 5,
  active: true,
  version: 3,
} as const;
const summary = (skills: PracticeSummary['skills']): PracticeSummary => ({
  member: IDS.child,
  today: '2026-11-18',
  week: { from: '2026-11-16', to: '2026-11-22' },
  skills,
});
const PRACTISED = {
  skill: SKILL,
  name: 'Waits',
  resumedBy: null,
  plan,
  week: { goes: 3, own: 2, timed: 0, seconds: 0 },
  lastAt: ago(1),
  isDue: true,
  isCheck: false,
  sentence: null,
};
const choices = {
  me: priya,
  passExpiresAt: null,
  week: { from: '2026-11-16', to: '2026-11-22' },
  children: [{ _id: IDS.child, name: 'Arlo', skills: [], people: [priya] }],
  places: [{ _id: PLACE, name: 'At home' }],
};

/** Since when it is mastered. */
const waits = (masteredAt: string | null) => ({ _id: SKILL, name: 'Waits', masteredAt });

const show = (who: 'coach' | 'parent' | 'admin', entries: PracticeEntry[], more: Parameters<typeof serve>[0] = {}) => {
  const requests = serve({
    'GET practice/summary': () => summary([PRACTISED]),
    'GET practice': () => entries,
    'GET practice/plan': () => choices,
    ...more,
  });
  renderScreen(<SkillPractice member={IDS.child} skill={waits(null)} takes="baseline" />, '/', {
    me: me(who),
  });
  return requests;
};

it('shows the plan, the week and what the family recorded, with its note', async () => {
  show('coach', [entry()]);
  await screen.findByText('Count to five.');
  expect(screen.getByText('3 goes this week, 2 on their own')).toBeTruthy();
  const [row] = within(await screen.findByRole('list', { name: labels.entries })).getAllByRole('listitem');
  expect(row?.textContent).toContain('3 goes: 2 on their own, 1 with a little help');
  expect(row?.textContent).toContain('At home, with Priya');
  expect(row?.textContent).toContain('“He waited by himself.”');
});

it('a mastered skill without practice takes a check, and does not speak of a plan that cannot be made', async () => {
  serve({ 'GET practice/summary': () => summary([]), 'GET practice/plan': () => choices });
  renderScreen(<SkillPractice member={IDS.child} skill={waits(ago(3))} takes="check" />, '/', {
    me: me('coach'),
  });
  expect(await screen.findByText(labels.noneForReaders)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([labels.addCheck]);
});

it('its recorder corrects an entry for 7 days, then the coach [practice 6]', async () => {
  show('coach', [entry(), entry({ _id: `${ENTRY.slice(0, -1)}2`, receivedAt: ago(8), at: ago(8) })]);
  await screen.findByRole('list', { name: labels.entries });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Correct/ })).toHaveLength(1));
});

it('a correction offers a check only of a mastered skill', async () => {
  show('parent', [entry()]);
  fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }));
  await screen.findByLabelText(labels.note);
  expect(screen.getByRole('radio', { name: KIND_TEXTS.baseline })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: KIND_TEXTS.check })).toBeNull();
});

it.each([
  ['since then stays a check', 'check', 1, null],
  ['before can have been of any kind', 'practice', 5, Object.values(KIND_TEXTS)],
] as const)(
  'a correction of what was recorded of a mastered skill: %s [practice 8]',
  async (_, kind, days, offered) => {
    serve({
      'GET practice/summary': () => summary([PRACTISED]),
      'GET practice': () => [entry({ kind, at: ago(days), receivedAt: ago(days) })],
      'GET practice/plan': () => choices,
    });
    renderScreen(<SkillPractice member={IDS.child} skill={waits(ago(3))} takes="check" />, '/', { me: me('parent') });
    fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }));
    await screen.findByLabelText(labels.note);
    const group = screen.queryByRole('radiogroup', { name: new RegExp(`^${labels.kind}`) });
    const kinds =
      group &&
      within(group)
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent);
    expect(kinds?.toSorted()).toEqual(offered ? [...offered].toSorted() : undefined);
  },
);

it('shows every entry, also when there are more than a page holds', async () => {
  const all = Array.from({ length: 430 }, (__, n) =>
    entry({ _id: `${ENTRY.slice(0, -3)}${String(n).padStart(3, '0')}` }),
  );
  show('admin', [], {
    'GET practice': ({ query: { skip, limit } }) =>
      Response.json({ status: true, data: all.slice(Number(skip), Number(skip) + Number(limit)), count: all.length }),
  });
  const rows = async (count: number) =>
    waitFor(() => expect(screen.getByRole('list', { name: labels.entries }).children).toHaveLength(count));
  await rows(5);
  fireEvent.click(screen.getByRole('button', { name: labels.next }));
  await rows(200);
  fireEvent.click(screen.getByRole('button', { name: labels.next }));
  await rows(400);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 430' }));
  await rows(430);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it.each([
  ['count', { goes: { own: 1, little: 2, lot: 3, none: 4 } }],
  ['count', { goes: { own: 0, little: 0, lot: 0, none: 2 } }],
  ['duration', { goes: { own: 0, little: 2, lot: 0, none: 0 } }],
  ['count', { goes: null, seconds: 200 }],
  ['independence', { goes: null, seconds: 200 }],
] as const)(
  'a plan that was changed to %s leaves the result %j when the note is corrected',
  async (measure, result) => {
    const sent: unknown[] = [];
    show('parent', [entry(result)], {
      'GET practice/summary': () => summary([{ ...PRACTISED, plan: { ...plan, measure } }]),
      'PUT practice/:id': ({ body }) => {
        sent.push(body);
        return entry();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }));
    fireEvent.change(await screen.findByLabelText(labels.note), { target: { value: 'My text' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save entry' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const kept = result.goes ? { goes: result.goes } : { seconds: 200 };
    expect(sent[0]).toMatchObject({ ...kept, note: 'My text' });
  },
);

it('names who corrected an entry, and shows a withdrawn one with its reason', async () => {
  show('admin', [
    entry({ correctedAt: ago(0), correctedBy: { ...priya, firstName: 'Mia' } }),
    entry({ _id: `${ENTRY.slice(0, -1)}2`, withdrawnAt: ago(0), withdrawnReason: 'Wrong child' }),
  ]);
  expect(await screen.findByText(/Corrected by Mia/)).toBeTruthy();
  expect(screen.getByText(/Withdrawn: Wrong child/)).toBeTruthy();
  // An administrator reads.
  expect(screen.queryByRole('button', { name: /Correct:|Withdraw:|plan|Add/ })).toBeNull();
});

it('a correction that comes second shows both versions [practice 6]', async () => {
  let stored = entry();
  const sent: unknown[] = [];
  show('parent', [], {
    'GET practice': () => [stored],
    'PUT practice/:id': ({ body }) => {
      sent.push(body);
      stored = entry({ note: 'Changed by another phone', version: 2 });
      return sent.length === 1 ? new Refusal(409, 'stale', 'Somebody changed it.') : stored;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }));
  const note = await screen.findByLabelText(labels.note);
  fireEvent.change(note, { target: { value: 'My text' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save entry' }));
  expect((await screen.findAllByText(/Changed by another phone/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine and save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { note: 'My text', version: 1 },
    { note: 'My text', version: 2 },
  ]);
});

it('withdrawing asks for a reason', async () => {
  const sent: unknown[] = [];
  show('parent', [entry()], {
    'POST practice/:id/withdraw': ({ body }) => {
      sent.push(body);
      return entry({ withdrawnAt: ago(0), withdrawnReason: 'Wrong skill' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: labels.withdraw }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Wrong skill' } });
  fireEvent.click(within(dialog).getByRole('button', { name: labels.withdraw }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Wrong skill', version: 1 }]));
});

it('a coach changes the plan with its version', async () => {
  const sent: unknown[] = [];
  show('coach', [], {
    'PUT practice/plans/:id': ({ body }) => {
      sent.push(body);
      return plan;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: labels.change }));
  fireEvent.change(await screen.findByLabelText(labels.cue), { target: { value: 'Count to ten.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save practice plan' }));
  await waitFor(() => expect(sent).toMatchObject([{ cue: 'Count to ten.', measure: 'independence', version: 3 }]));
});

it('a family reads nothing about a skill without practice', async () => {
  show('parent', [], { 'GET practice/summary': () => summary([]) });
  await waitFor(() => expect(screen.queryByText(labels.title)).toBeNull());
});

it('the week on a child’s page has the newest words of this week, and none of before', async () => {
  const other = { ...PRACTISED, skill: IDS.sibling, name: 'Asks' };
  const of = (skill: string, day: string, note: string, withdrawnAt: string | null = null) =>
    entry({ _id: `${skill}.${day}`, skill, day, at: `${day}T01:00:00.000Z`, note, withdrawnAt });
  serve({
    'GET practice/summary': () => summary([PRACTISED, other]),
    'GET practice': () => [
      of(SKILL, '2026-11-18', 'Wrong child', '2026-11-18T02:00:00.000Z'),
      of(SKILL, '2026-11-16', 'On Monday'),
      of(IDS.sibling, '2026-11-15', 'On the Sunday before'),
    ],
  });
  renderScreen(<PracticeWeek memberId={IDS.child} hrefOf={(skill) => `#${skill}`} />, '/', { me: me('coach') });
  expect(await screen.findByText('“On Monday”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Asks' })).toBeTruthy();
  expect(screen.queryByText(/Sunday before|Wrong child/)).toBeNull();
});

it('the week of a child has a skill that was begun again once, with what was written about the old one', async () => {
  const copy = '0da00000-0000-7000-8000-00000000000a';
  serve({
    'GET practice/summary': () =>
      summary([
        { ...PRACTISED, resumedBy: copy },
        { ...PRACTISED, skill: copy },
      ]),
    'GET practice': () => [entry()],
  });
  renderScreen(<PracticeWeek memberId={IDS.child} hrefOf={(skill) => `/skill/${skill}`} />, '/', { me: me('coach') });
  const link = await screen.findByRole('link', { name: 'Waits' });
  expect(link.getAttribute('href')).toBe(`/skill/${copy}`);
  expect(await screen.findByText('“He waited by himself.”')).toBeTruthy();
});
