import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { plusDays } from '@amberway/contract/skills/graph/days';
import type { Generalisation, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { DEFAULT_CRITERION } from '@amberway/contract/skills/graph/types';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { IDS, me } from '../../../ui/testing/people.ts';
import { PROGRAMME_IDS, skill } from '../../../ui/testing/programme.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { GraphScreen } from './GraphScreen.tsx';
import { graphLabels as labels } from './labels.ts';
import { generalisationQuery } from './queries.ts';
import { SkillEvidence } from './SkillEvidence.tsx';
import { graphHref } from './url.ts';

const PLACE = '0ea00000-0000-7000-8000-000000000001';
const SCHOOL = '0ea00000-0000-7000-8000-000000000002';
const DAY = '2026-11-02';

const point = (number: number, percent: number): SkillGraph['points'][number] => ({
  number,
  from: plusDays(DAY, number),
  day: plusDays(DAY, number),
  person: IDS.parent,
  place: PLACE,
  counted: percent / 20,
  goes: 5,
  percent,
  complete: true,
  phase: 0,
  nth: number - 1,
});

const graph = (part: Partial<SkillGraph> = {}): SkillGraph => ({
  skill: PROGRAMME_IDS.skill,
  member: IDS.child,
  name: 'Waits for an answer',
  status: 'Active',
  by: 'block',
  drawn: true,
  byWeek: false,
  today: '2026-11-18',
  sentence: 'On their own in 8 of 10 goes this week; two weeks ago 6 of 10',
  criterion: { ...DEFAULT_CRITERION, version: null },
  met: null,
  missing: 'one more person, one more place',
  judged: true,
  points: [point(1, 80), point(2, 100), point(3, 100)],
  phases: [
    {
      _id: null,
      skill: null,
      startsOn: DAY,
      label: 'Practice',
      kind: 'practice',
      version: null,
      complete: 3,
      level: 100,
      trend: null,
    },
  ],
  events: [],
  people: [{ _id: IDS.parent, firstName: 'Priya' }],
  places: [{ _id: PLACE, name: 'At home' }],
  checks: [],
  resumedFrom: null,
  resumedBy: null,
  ...part,
});

const map: Generalisation = {
  member: IDS.child,
  today: '2026-11-18',
  skills: [
    {
      skill: PROGRAMME_IDS.skill,
      name: 'Waits for an answer',
      outcome: PROGRAMME_IDS.outcome,
      status: 'Active',
      sentence: '',
      words: 'At home yes; at school not tried yet',
      met: null,
      missing: '',
      criterion: 90,
      resumedBy: null,
      line: [],
      cells: [{ place: PLACE, person: IDS.parent, state: 'own', lastDay: DAY, pale: false }],
    },
  ],
  people: [{ _id: IDS.parent, firstName: 'Priya' }],
  places: [
    { _id: PLACE, name: 'At home' },
    { _id: SCHOOL, name: 'At school' },
  ],
};

const details = (part: object = {}) => ({
  ...skill(part),
  tasks: [],
  outcomeObject: { _id: PROGRAMME_IDS.outcome, name: 'Asking for help', status: 'In-progress' },
  familyWords: [],
});

const show = (who: 'coach' | 'parent', at: SkillGraph, url = '', more: Parameters<typeof serve>[0] = {}) => {
  const requests = serve({
    [`GET milestone/details/${PROGRAMME_IDS.skill}`]: () => details({ status: at.status }),
    [`GET milestone/${PROGRAMME_IDS.skill}/graph`]: () => at,
    [`GET member/${IDS.child}/generalisation`]: () => map,
    [`GET member/${IDS.child}`]: () => ({
      _id: IDS.child,
      firstName: 'Arlo',
      lastName: 'Stone',
      dob: null,
      avatarUrl: null,
    }),
    ...more,
  });
  renderScreen(<GraphScreen />, `${graphHref(PROGRAMME_IDS.skill)}${url}`, { me: me(who) });
  return requests;
};

/** Whether one stands before the other in the page. */
const precedes = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

it('(i) the sentence is read before the table, which has the numbers of the graph', async () => {
  show('coach', graph(), '&show=table');
  const sentence = await screen.findByText(`${graph().sentence}.`);
  const table = within(await screen.findByRole('group', { name: labels.table })).getByRole('table');
  expect(precedes(sentence, table)).toBe(true);
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastElementChild?.textContent),
  ).toEqual(['80', '100', '100']);
});

it('a coach reads what is missing and the map; mastering asks for a reason', async () => {
  const requests = show('coach', graph(), '', {
    [`PUT milestone/${PROGRAMME_IDS.skill}`]: () => ({ ...skill({ status: 'Mastered' }), noActiveLeft: false }),
    'GET goal': () => [],
  });
  expect(await screen.findByText('One more person, one more place.')).toBeTruthy();
  expect(await screen.findByText('At home yes; at school not tried yet.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: skillTexts.master }));
  const reason = () => screen.findByLabelText(new RegExp(labels.reason.replace('?', '\\?')));
  await reason();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  // Nothing is sent without it, and the question comes again with the message.
  expect(await screen.findByText(graphTexts.giveReason)).toBeTruthy();
  expect(requests.of(`PUT milestone/${PROGRAMME_IDS.skill}`)).toEqual([]);
  fireEvent.change(await reason(), { target: { value: 'The school sees it every day.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(requests.of(`PUT milestone/${PROGRAMME_IDS.skill}`)).toHaveLength(1));
  expect(requests.of(`PUT milestone/${PROGRAMME_IDS.skill}`)[0]).toMatchObject({
    body: { status: 'Mastered', reason: 'The school sees it every day.' },
  });
});

it('with the criterion met it says when, with its blocks, and mastering asks for no reason', async () => {
  show('coach', graph({ met: { on: '2026-11-05', blocks: [1, 2, 3] }, missing: '' }));
  expect(await screen.findByText(labels.met('5 Nov'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: skillTexts.master }));
  expect(await screen.findByText(skillTexts.confirmMastered)).toBeTruthy();
  expect(screen.queryByText(labels.reason)).toBeNull();
});

it('a family has the sentence first, and the graph when it wants it; it changes nothing', async () => {
  serve({
    [`GET milestone/${PROGRAMME_IDS.skill}/graph`]: () => graph(),
    [`GET member/${IDS.child}/generalisation`]: () => map,
  });
  renderScreen(<SkillEvidence member={IDS.child} skill={PROGRAMME_IDS.skill} />, '/', { me: me('parent') });
  expect(await screen.findByText(`${graph().sentence}.`)).toBeTruthy();
  expect(await screen.findByText('At home yes; at school not tried yet.')).toBeTruthy();
  expect(screen.queryByText(labels.level)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: labels.show }));
  expect(await screen.findByText(labels.level)).toBeTruthy();
  expect(screen.queryByText(labels.notMet)).toBeNull();
});

it('a family’s page has no forms of phases, events or criterion', async () => {
  show('parent', graph());
  await screen.findByText(`${graph().sentence}.`);
  for (const name of [labels.addPhase, labels.addEvent, labels.changeRule, skillTexts.master])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('a phase of the skill that was begun again is removed under that skill, and Undo restores it there', async () => {
  const old = '0da00000-0000-7000-8000-0000000000a1';
  const _id = '0da00000-0000-7000-8000-0000000000a2';
  const [phase] = graph().phases;
  const requests = show(
    'coach',
    graph({ phases: [{ ...phase!, _id, skill: old, label: 'Red card', version: 1 }] }),
    '',
    {
      [`DELETE milestone/${old}/phase/${_id}`]: () => null,
      [`POST milestone/${old}/phase`]: () => null,
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: labels.remove('Red card') }));
  fireEvent.click(await screen.findByRole('button', { name: /^(Yes|Delete|Remove)$/ }));
  await waitFor(() => expect(requests.of(`DELETE milestone/${old}/phase/${_id}`)).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requests.of(`POST milestone/${old}/phase`)).toHaveLength(1));
  const { startsOn, kind } = phase!;
  expect(requests.of(`POST milestone/${old}/phase`)[0]?.body).toEqual({ startsOn, label: 'Red card', kind });
});

it('without practice it says so and leads to the plan', async () => {
  show('coach', graph({ points: [], phases: [], sentence: labels.none, judged: false }));
  expect(await screen.findByRole('link', { name: labels.toPlan })).toBeTruthy();
});

it('without practice it says so once', async () => {
  show('coach', graph({ points: [], phases: [], sentence: labels.none, judged: false }));
  expect(await screen.findAllByText(labels.none)).toHaveLength(1);
});

it('on a family’s page nothing is asked of a coach, and a map’s people have the markers of the graph', async () => {
  show('parent', graph());
  expect(await screen.findByRole('rowheader', { name: 'Priya' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Priya' }).querySelector('svg')).toBeTruthy();
  expect(screen.queryByRole('button', { name: taskTexts.add })).toBeNull();
});

const OTHER_SKILL = '0da00000-0000-7000-8000-00000000000a';

it.each([
  ['new', null, PROGRAMME_IDS.skill],
  ['old', OTHER_SKILL, null],
])('on the page of the %s skill the map has one that was begun again once', async (_which, ofPage, ofOther) => {
  const [first] = map.skills;
  show('coach', graph(), '', {
    [`GET member/${IDS.child}/generalisation`]: () => ({
      ...map,
      skills: [
        { ...first, resumedBy: ofPage },
        { ...first, skill: OTHER_SKILL, resumedBy: ofOther },
      ],
    }),
  });
  expect(await screen.findByRole('rowheader', { name: 'Priya' })).toBeTruthy();
  expect(screen.queryByText(labels.mapOthers)).toBeNull();
});

it.each([
  ['resumedBy', labels.openResumed],
  ['resumedFrom', labels.openEarlier],
] as const)('a skill that was begun again and the new one lead to each other: %s', async (key, name) => {
  show('parent', graph({ [key]: OTHER_SKILL, points: [] }));
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(graphHref(OTHER_SKILL));
  if (key === 'resumedFrom') expect(link.closest('p')?.querySelector('time')).toBeTruthy();
});

/** The sentences are known, as on a device that is kept ready; the graph is not. */
const AfterSentences = ({ children }: { children: ReactNode }) =>
  useQuery(generalisationQuery(IDS.child)).data ? children : null;

it.each([
  ['page of the skill', <SkillEvidence key="page" member={IDS.child} skill={PROGRAMME_IDS.skill} />],
  ['page of the graph', <GraphScreen key="graph" />],
])('without a network the last sentence stands with its day and no graph: %s', async (_where, page) => {
  serve({
    [`GET milestone/details/${PROGRAMME_IDS.skill}`]: () => details(),
    [`GET milestone/${PROGRAMME_IDS.skill}/graph`]: () => {
      throw new TypeError('Failed to fetch');
    },
    [`GET member/${IDS.child}/generalisation`]: () => ({
      ...map,
      skills: map.skills.map((one) => ({ ...one, sentence: graph().sentence })),
    }),
  });
  renderScreen(<AfterSentences>{page}</AfterSentences>, graphHref(PROGRAMME_IDS.skill), { me: me('parent') });
  expect(await screen.findByText(`${graph().sentence}.`)).toBeTruthy();
  const day = screen.getByText(new RegExp(labels.needsNetwork)).querySelector('time');
  expect(day?.dateTime).toBe(graph().today);
  expect(document.querySelector('[data-part="marker"]')).toBeNull();
});
