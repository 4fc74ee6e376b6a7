import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Generalisation, SkillCheck, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { plusDays } from '@amberway/contract/skills/graph/days';
import { POINTS_MAX } from '@amberway/contract/skills/graph/limits';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { DEFAULT_CRITERION } from '@amberway/contract/skills/graph/types';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { addEvent, addGoes, addPhase } from '../../../testing/evidence.ts';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { newPractice, results, storeEntry } from '../../../testing/practice.ts';
import { assembleGraph } from './assemble.ts';
import type { Evidence } from './queries.ts';
import { addOutcome, addSkill } from '../../../testing/programme.ts';
import { rowsOf } from '../../../testing/rows.ts';

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');
const { noor } = DEMO_CHILDREN;
const { parent: priya, coach: mia } = DEMO_PEOPLE;
const today = dayInZone(null);
const day = (ago: number) => plusDays(today, -ago);

let places: string[];
beforeAll(async () => {
  const rows = await rowsOf<{ id: string }>(
    server,
    sql`select id from lookups where type = 'practicePlace' order by "order"`,
  );
  places = rows.map(({ id }) => id);
});

let skillId: string;
let about: { memberId: string; skillId: string };
beforeEach(async () => {
  skillId = (await newPractice(server, noor.id)).skill.id;
  about = { memberId: noor.id, skillId };
});

const get = (path: string, token = tokens.coach) => server.call('GET', path, { token });
const put = (path: string, body: object, token = tokens.coach) => server.call('PUT', path, { token, body });
const post = (path: string, body: object, token = tokens.coach) => server.call('POST', path, { token, body });
const graph = async (query = '', token = tokens.coach): Promise<SkillGraph> => {
  const response = await get(`milestone/${skillId}/graph${query}`, token);
  expect(response.status, response.text).toBe(200);
  return response.body.data;
};
const goes = (ago: number, own: number, count = 5, more: { withUser?: string; placeId?: string } = {}) =>
  addGoes(server, about, { day: day(ago), own, goes: count, ...more });
/** Met by the last three of these. */
const meetCriterion = async () => {
  await goes(5, 5);
  await goes(4, 5, 5, { withUser: mia.id, placeId: places[1] ?? '' });
  await goes(3, 5);
};
const master = (body: object = {}) => put(`milestone/${skillId}`, { status: 'Mastered', ...body });

describe('the graph of a skill', () => {
  it('has blocks, phases, criterion, level, a sentence and what is missing', async () => {
    for (const ago of [6, 5, 4]) await goes(ago, 5);
    expect(await graph()).toMatchObject({
      skill: skillId,
      member: noor.id,
      by: 'block',
      drawn: true,
      byWeek: false,
      judged: true,
      sentence: expect.stringMatching(/^On their own in \d+ of \d+ goes /),
      criterion: { ...DEFAULT_CRITERION, version: null },
      met: null,
      missing: 'one more person, one more place',
      phases: [{ _id: null, label: 'Practice', complete: 3, level: 100, trend: null }],
      people: [{ _id: priya.id, firstName: priya.firstName }],
      events: [],
      checks: [],
    });
  });

  it('a skill without practice says so and has no points', async () => {
    expect(await graph()).toMatchObject({ sentence: 'No practice yet', points: [], phases: [], judged: false });
  });

  it('(d) a stopped or withdrawn entry changes no percent', async () => {
    await goes(3, 4);
    const before = await graph();
    const none = { own: null, little: null, lot: null, none: null };
    await storeEntry(server, { ...about, ...none, stopped: 'childSaidNo', day: day(3) });
    const withdrawn = { withdrawnAt: new Date().toISOString(), withdrawnReason: 'Wrong child' };
    await storeEntry(server, { ...about, day: day(3), ...withdrawn });
    expect(await graph()).toEqual(before);
    expect(before.points).toMatchObject([{ percent: 80, goes: 5 }]);
  });

  it('(h) is one statement, however many entries and phases', async () => {
    await meetCriterion();
    const count = () => countQueries(server, () => get(`milestone/${skillId}/graph`));
    const few = await count();
    for (const ago of [20, 21, 22, 23]) await goes(ago, 3);
    await addPhase(server, skillId, { startsOn: day(21) });
    expect(await count()).toBe(few);
    const without = await countQueries(server, () => get('lookups?types=tag'));
    // Beside what every call does: the session, and the family's read log.
    expect(few - without).toBeLessThanOrEqual(2);
  });

  it('shows the blocks of a range, numbered and judged as in the whole', async () => {
    await meetCriterion();
    const shown = await graph(`?by=day&from=${day(4)}&to=${day(3)}`);
    expect(shown.by).toBe('day');
    expect(shown.points.map(({ number }) => number)).toEqual([2, 3]);
    expect(shown.met).toEqual({ on: day(3), blocks: [1, 2, 3] });
  });

  it('rejects a range that is turned round or longer than five years, and an unknown axis', async () => {
    const ask = (query: string) => get(`milestone/${skillId}/graph?${query}`);
    expectInvalid(await ask('from=2026-03-02&to=2026-03-01'), 'to', graphTexts.rangeTurned);
    expectInvalid(await ask('from=2020-03-01&to=2025-03-02'), 'to', graphTexts.rangeTooLong);
    expect((await ask('from=2020-03-01&to=2025-03-01')).status).toBe(200);
    // Without a last day the range ends today.
    expectInvalid(await ask('from=1990-01-01'), 'to', graphTexts.rangeTooLong);
    expect((await ask(`from=${day(300)}`)).status).toBe(200);
    expect((await ask('from=9998-12-31&to=9999-12-31')).status).toBe(200);
    expect((await ask('by=month')).status).toBe(422);
    expect((await ask('from=yesterday')).status).toBe(422);
  });

  it('a skill that is counted or timed has no percentage', async () => {
    await goes(3, 5);
    const plan = { measure: 'count', cue: '', perWeek: null, minutes: null, active: true };
    await put(`practice/plans/${skillId}`, plan);
    expect(await graph()).toMatchObject({ drawn: false, points: [], judged: false });
  });

  it('families see events once they are shown to them, staff who see as a family too', async () => {
    await goes(3, 5);
    const hidden = await addEvent(server, noor.id, { label: 'Zebrafinch', onDay: day(2) });
    await addEvent(server, noor.id, { label: 'Holiday', onDay: day(2), shownToFamily: true, skillId });
    const acting = (await post(`auth/actAs/${priya.id}`, {})).body.data.token as string;
    for (const token of [tokens.parent, acting]) {
      const { text } = await get(`milestone/${skillId}/graph`, token);
      expect(text).toContain('Holiday');
      expect(text).not.toContain('Zebrafinch');
    }
    expect((await graph()).events.map(({ label }) => label)).toContain('Zebrafinch');
    await server.call('DELETE', `member/${noor.id}/event/${hidden}`, { token: tokens.coach });
    expect((await graph()).events.map(({ label }) => label)).not.toContain('Zebrafinch');
  });

  it('other coaches and families get 404, for the map and the checks too', async () => {
    for (const token of [tokens.coach2, tokens.subscriber])
      for (const path of [
        `milestone/${skillId}/graph`,
        `member/${noor.id}/generalisation`,
        `practice/checks?member=${noor.id}`,
      ])
        expectFailure(await get(path, token), 'not_found');
  });
});

it('points by week mark none as those that met the criterion', () => {
  const days = Array.from({ length: POINTS_MAX + 1 }, (_none, ago): Evidence['days'][number] => [
    day(ago),
    0,
    ago % 2 ? mia.id : priya.id,
    places[ago % 2] ?? '',
    'practice',
    5,
    0,
    5,
  ]).toReversed();
  const evidence: Evidence = {
    skill: skillId,
    member: noor.id,
    name: 'Waiting',
    status: 'Active',
    resumedFrom: null,
    resumedBy: null,
    measure: null,
    criterion: null,
    phases: [],
    events: [],
    days,
    people: [],
    places: [],
    checks: [],
  };
  const drawn = assembleGraph(evidence, { today });
  expect(drawn.byWeek).toBe(true);
  expect(drawn.met).toEqual({ on: day(POINTS_MAX - 2), blocks: [] });
  expect(assembleGraph({ ...evidence, days: days.slice(0, 5) }, { today }).met?.blocks).toEqual([1, 2, 3]);
});

describe('the criterion', () => {
  const path = () => `milestone/${skillId}/criterion`;

  it('is set once without a version and then only with the current one', async () => {
    const first = await put(path(), { ...DEFAULT_CRITERION, percent: 80, counts: 'own+little' });
    expect(first.body.data).toEqual({ ...DEFAULT_CRITERION, percent: 80, counts: 'own+little', version: 1 });
    expectFailure(await put(path(), DEFAULT_CRITERION), 'stale');
    expect((await put(path(), { ...DEFAULT_CRITERION, version: 1 })).body.data.version).toBe(2);
    expectFailure(await put(path(), { ...DEFAULT_CRITERION, version: 1 }), 'stale');
    await goes(3, 5);
    expect((await graph()).criterion).toEqual({ ...DEFAULT_CRITERION, version: 2 });
  });

  it.each([
    ['percent', 49, graphTexts.percent],
    ['percent', 101, graphTexts.percent],
    ['percent', 90.5, graphTexts.percent],
    ['blocks', 0, graphTexts.blocks],
    ['blocks', 11, graphTexts.blocks],
    ['goes', 21, graphTexts.goes],
    ['people', 4, graphTexts.morePeopleThanBlocks],
    ['places', 6, graphTexts.places],
    ['counts', 'all', graphTexts.counts],
    ['checks', [7, 7], graphTexts.checks],
    ['checks', [14, 7], graphTexts.checks],
    ['checkPercent', 49, graphTexts.percent],
  ])('rejects %s %s', async (field, value, message) => {
    expectInvalid(await put(path(), { ...DEFAULT_CRITERION, [field]: value }), field, message);
  });

  it('rejects checks beyond a year', async () => {
    const response = await put(path(), { ...DEFAULT_CRITERION, checks: [7, 366] });
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body.errors)).toContain(graphTexts.checks);
  });

  it('administrators and families read it and cannot set it', async () => {
    for (const token of [tokens.admin, tokens.parent])
      expect((await put(path(), DEFAULT_CRITERION, token)).status).toBe(403);
  });
});

describe('phases', () => {
  const PHASE = { startsOn: '2026-03-02', label: 'With the red card', kind: 'changed' };
  const path = (id = '') => `milestone/${skillId}/phase${id && `/${id}`}`;

  it('are added, changed and removed; two on one day are a conflict', async () => {
    const { _id, version } = (await post(path(), PHASE)).body.data;
    const taken = await post(path(), { ...PHASE, label: 'Another' });
    const TAKEN = { message: graphTexts.dayTaken, errors: { startsOn: graphTexts.dayTaken } };
    expectFailure(taken, 'duplicate', TAKEN);
    const other = (await post(path(), { ...PHASE, startsOn: '2026-03-09' })).body.data;
    expectFailure(await put(path(other._id), PHASE), 'duplicate', TAKEN);
    expect((await put(path(_id), { ...PHASE, label: 'Quiet room', version })).body.data).toMatchObject({
      label: 'Quiet room',
      version: 2,
    });
    expectFailure(await put(path(_id), { ...PHASE, version }), 'stale');
    expect((await server.call('DELETE', path(_id), { token: tokens.coach })).status).toBe(200);
    expectFailure(await put(path(_id), PHASE), 'not_found');
    expect((await graph()).phases.map(({ startsOn }) => startsOn)).toEqual(['2026-03-09']);
  });

  it('one before the first entry is allowed, and a label is needed', async () => {
    await goes(3, 5);
    expect((await post(path(), { ...PHASE, startsOn: day(300) })).status).toBe(200);
    expect((await graph()).phases).toMatchObject([{ label: PHASE.label, complete: 1 }]);
    expectInvalid(await post(path(), { ...PHASE, label: ' ' }), 'label', graphTexts.inputLabel);
    expect((await post(path(), { ...PHASE, label: 'x'.repeat(41) })).status).toBe(422);
    expectInvalid(await post(path(), { ...PHASE, startsOn: 'soon' }), 'startsOn', graphTexts.selectDay);
  });

  it('one in the future does not take the criterion yet, and its mastering needs no reason', async () => {
    await meetCriterion();
    await post(path(), { ...PHASE, startsOn: day(-7) });
    expect((await graph()).met?.on).toBe(day(3));
    expect((await master()).status).toBe(200);
  });

  it('a phase of another skill is not found under this one', async () => {
    const elsewhere = await addPhase(server, (await newPractice(server, noor.id)).skill.id);
    expectFailure(await put(path(elsewhere), PHASE), 'not_found');
    expectFailure(await server.call('DELETE', path(elsewhere), { token: tokens.coach }), 'not_found');
  });
});

describe('events', () => {
  const EVENT = { skill: null, onDay: '2026-03-02', label: 'New class teacher', kind: null, shownToFamily: false };
  const path = (id = '') => `member/${noor.id}/event${id && `/${id}`}`;

  it('are of a skill or of all, with a kind of the list, and are changed with their version', async () => {
    const [kind] = await rowsOf<{ id: string; name: string }>(
      server,
      sql`select id, name from lookups where type = 'skillEvent' limit 1`,
    );
    const created = (await post(path(), { ...EVENT, skill: skillId, kind: kind?.id })).body.data;
    expect(created).toMatchObject({ skill: skillId, kind: { name: kind?.name }, shownToFamily: false, version: 1 });
    const shown = await put(path(created._id), { ...EVENT, shownToFamily: true, version: 1 });
    expect(shown.body.data).toMatchObject({ skill: null, shownToFamily: true, version: 2 });
    expectFailure(await put(path(created._id), { ...EVENT, version: 1 }), 'stale');
  });

  it('a skill or an event of another child is not found, a kind of another list is refused', async () => {
    const other = await newPractice(server, DEMO_CHILDREN.arlo.id);
    expectFailure(await post(path(), { ...EVENT, skill: other.skill.id }), 'not_found');
    const elsewhere = await addEvent(server, DEMO_CHILDREN.arlo.id);
    expectFailure(await put(path(elsewhere), EVENT), 'not_found');
    expectFailure(await server.call('DELETE', path(elsewhere), { token: tokens.coach }), 'not_found');
    expectInvalid(await post(path(), { ...EVENT, kind: places[0] }), 'kind', graphTexts.unknownKind);
  });

  it('a coach without the child gets 404', async () => {
    const id = await addEvent(server, noor.id);
    const token = tokens.coach2;
    expectFailure(await server.call('POST', path(), { token, body: EVENT }), 'not_found');
    expectFailure(await server.call('PUT', path(id), { token, body: EVENT }), 'not_found');
    expectFailure(await server.call('DELETE', path(id), { token }), 'not_found');
  });
});

describe('mastering', () => {
  const audit = () =>
    rowsOf<{ after: Record<string, unknown> }>(
      server,
      sql`select after from audit_log where record = 'skill' and record_id = ${skillId} and action = 'master'`,
    );

  it('with the criterion met needs no reason', async () => {
    await meetCriterion();
    expect((await master()).status).toBe(200);
    expect((await audit())[0]?.after['criterion']).toEqual({ met: day(3) });
  });

  it('without it needs a reason of ten characters, which the log has', async () => {
    await goes(3, 5);
    for (const reason of [undefined, 'Too short', '\u00a0'.repeat(12)])
      expectInvalid(await master({ reason }), 'reason', graphTexts.giveReason);
    expect((await graph()).status).not.toBe('Mastered');
    expect((await master({ reason: 'The school saw it every day.' })).status).toBe(200);
    expect((await audit())[0]?.after).toMatchObject({ reason: 'The school saw it every day.' });
  });

  it('of a skill that nobody planned, recorded or stated a criterion for needs none', async () => {
    expect((await master()).status).toBe(200);
  });
});

describe('checks', () => {
  const checks = async (token = tokens.parent): Promise<SkillCheck[]> =>
    (await get(`practice/checks?member=${noor.id}`, token)).body.data.filter(
      (one: SkillCheck) => one.skill === skillId,
    );
  const notices = () =>
    rowsOf<{ user_id: string }>(
      server,
      sql`select user_id from notifications where type = 'SKILL_FADED' and skill_id = ${skillId}`,
    );
  /** As if it had been mastered so many days ago. */
  const longAgo = async (days: number) => {
    // In two steps, so that no day is taken on the way.
    for (const by of [days + 1000, -1000])
      await rowsOf(server, sql`update skill_checks set due_on = due_on - ${by}::int where skill_id = ${skillId}`);
  };
  const entry = async (goesOf: object, at?: string) => ({
    ...(await (await practice()).entry({ kind: 'check', goes: goesOf, ...(at && { at }) })),
    skill: skillId,
  });
  const practice = () => newPractice(server, noor.id);

  it('(g) are due 7, 14, 21 and 28 days after mastering, and go with its undoing', async () => {
    await master();
    expect((await checks()).map(({ dueOn, isDue }) => [dueOn, isDue])).toEqual(
      [7, 14, 21, 28].map((days) => [plusDays(today, days), false]),
    );
    await post(`milestone/${skillId}/undo`, {});
    expect(await checks()).toEqual([]);
  });

  it.each(['count', 'duration'])('there are none of a skill whose measure is %s', async (measure) => {
    const plan = { measure, cue: '', perWeek: null, minutes: null, active: true };
    await put(`practice/plans/${skillId}`, plan);
    expect((await master()).status).toBe(200);
    expect(await checks()).toEqual([]);
  });

  it('one that is finished is judged by the criterion that it was finished with', async () => {
    await master();
    await longAgo(8);
    const first = await entry({ own: 4, little: 1, lot: 0, none: 0 });
    await results(server, tokens.parent, [first]);
    expect((await checks())[0]?.result).toBe('kept');
    await put(`milestone/${skillId}/criterion`, { ...DEFAULT_CRITERION, goes: 6, checkPercent: 100 });
    const second = await entry({ own: 1, little: 0, lot: 0, none: 0 });
    await results(server, tokens.parent, [second]);
    expect((await checks())[0]?.result).toBe('kept');
    // A correction is judged by the same rule.
    const corrected = { goes: { own: 5, little: 1, lot: 0, none: 0 }, version: 1 };
    await put(`practice/${first._id}`, corrected, tokens.parent);
    expect((await checks())[0]?.result).toBe('kept');
    expect(await notices()).toEqual([]);
    // The next one is judged by the criterion of now.
    await longAgo(7);
    await results(server, tokens.parent, [await entry({ own: 5, little: 1, lot: 0, none: 0 })]);
    expect((await checks())[1]?.result).toBe('faded');
  });

  it('(g) 3 of 5 is faded and the coach is notified once, also when it is sent again', async () => {
    await master();
    await longAgo(8);
    expect((await checks()).map(({ isDue }) => isDue)).toEqual([true, false, false, false]);
    const first = await entry({ own: 3, little: 2, lot: 0, none: 0 });
    await results(server, tokens.parent, [first]);
    await results(server, tokens.parent, [first]);
    expect((await checks())[0]).toMatchObject({ result: 'faded', isDue: false });
    expect(await notices()).toEqual([{ user_id: mia.id }]);
    // A second faded check says nothing new.
    await longAgo(7);
    await results(server, tokens.parent, [await entry({ own: 0, little: 5, lot: 0, none: 0 })]);
    expect(await notices()).toHaveLength(1);
  });

  it('4 of 5 is kept, a stopped one is no result, and a correction is judged anew', async () => {
    await master();
    await longAgo(8);
    const stopped = { ...(await entry({})), goes: undefined, stopped: 'tired' };
    const kept = await entry({ own: 4, little: 1, lot: 0, none: 0 });
    await results(server, tokens.parent, [stopped]);
    expect((await checks())[0]?.result).toBeNull();
    await results(server, tokens.parent, [kept]);
    expect((await checks())[0]?.result).toBe('kept');
    await put(`practice/${kept._id}`, { goes: { own: 1, little: 4, lot: 0, none: 0 }, version: 1 }, tokens.parent);
    expect((await checks())[0]?.result).toBe('faded');
    expect(await notices()).toHaveLength(1);
    await post(`practice/${kept._id}/withdraw`, { reason: 'Wrong skill' }, tokens.parent);
    expect((await checks())[0]).toMatchObject({ result: null, isDue: true });
  });

  it('a due check is on the family’s list and on the device, also without a plan', async () => {
    await master();
    await longAgo(8);
    const summary = (await get(`practice/summary?member=${noor.id}`, tokens.parent)).body.data;
    expect(summary.skills.find((one: { skill: string }) => one.skill === skillId)).toMatchObject({
      isDue: true,
      isCheck: true,
    });
    const plan = (await get(`practice/plan?member=${noor.id}`, tokens.parent)).body.data;
    expect(plan.children[0].skills.find((one: { _id: string }) => one._id === skillId)).toMatchObject({
      kind: 'check',
      isDue: true,
      measure: 'independence',
    });
    // Nobody is reminded for ever.
    await longAgo(40);
    expect((await checks()).some(({ isDue }) => isDue)).toBe(false);
  });
});

describe('beginning again', () => {
  const resume = (token = tokens.coach) => post(`milestone/${skillId}/resume`, {}, token);

  it('makes a copy whose graph continues the old one, once, and ends the checks of the old one', async () => {
    await meetCriterion();
    await put(`milestone/${skillId}/criterion`, { ...DEFAULT_CRITERION, percent: 80 });
    await addPhase(server, skillId, { startsOn: day(6), label: 'Practice', kind: 'practice' });
    await master();
    const old = skillId;
    const copy = (await resume()).body.data;
    expect(copy).toMatchObject({ name: 'Waiting for a turn', resumedFrom: old, isCompleted: false });
    expectFailure(await resume(), 'duplicate', { message: graphTexts.begunAlready });
    expect(await graph()).toMatchObject({ resumedBy: copy._id, status: 'Mastered' });
    expect((await graph()).checks.map(({ skipped }) => skipped)).toEqual(Array(4).fill('begunAgain'));
    skillId = copy._id;
    const continued = await graph();
    expect(continued.criterion.percent).toBe(80);
    expect(continued.points).toHaveLength(3);
    expect(continued.phases.map(({ label }) => label)).toEqual(['Practice', 'Begun again']);
    // What was reached before does not count for the new beginning.
    expect(continued).toMatchObject({ met: null, resumedFrom: old });
  });

  it('has the results of the old skill in the map, in words and in the figures of the week as well', async () => {
    await meetCriterion();
    await goes(0, 3);
    await addPhase(server, skillId, { startsOn: day(6), label: 'Practice', kind: 'practice' });
    await master({ reason: 'The school saw it every day.' });
    const old = skillId;
    const read = async () => {
      const [map, summary, list] = await Promise.all([
        get(`member/${noor.id}/generalisation`),
        get(`practice/summary?member=${noor.id}`),
        get(`practice?member=${noor.id}&skill=${skillId}`),
      ]);
      const mine = ({ skill }: { skill: string }) => skill === skillId;
      return {
        inMap: map.body.data.skills.find(mine),
        inWeek: summary.body.data.skills.find(mine),
        entries: list.body.data.map(({ _id }: { _id: string }) => _id),
        count: list.body.count ?? 0,
      };
    };
    const before = await read();
    const copy = (await resume()).body.data._id;
    expect((await read()).inMap).toEqual({ ...before.inMap, resumedBy: copy });
    expect((await read()).inWeek).toMatchObject({ week: before.inWeek.week, resumedBy: copy });
    skillId = copy;
    // Recorded under the new skill on a day of the old one.
    about = { memberId: noor.id, skillId };
    await goes(0, 5);
    const { inMap, inWeek, entries, count } = await read();
    const { sentence, phases } = await graph();
    expect(phases.map(({ label }) => label)).toEqual(['Practice', 'Begun again']);
    expect(inMap).toMatchObject({ sentence, words: before.inMap.words, resumedBy: null });
    expect(inMap.cells).toHaveLength(before.inMap.cells.length);
    expect(inWeek.week).toMatchObject({ goes: before.inWeek.week.goes + 5, own: before.inWeek.week.own + 5 });
    expect(inWeek).toMatchObject({ resumedBy: null });
    expect(entries).toEqual(expect.arrayContaining(before.entries));
    expect(count).toBe(before.count + 1);
    // A skill that was begun again twice continues both.
    await master({ reason: 'The school saw it every day.' });
    skillId = (await resume()).body.data._id;
    expect((await read()).inWeek.week).toEqual(inWeek.week);
    expect((await read()).inMap.cells).toEqual(inMap.cells);
    // Once the copy is removed, the old one goes on by itself.
    await put(`milestone/${skillId}`, { isDeleted: true });
    skillId = copy;
    expect((await read()).inMap.resumedBy).toBeNull();
    skillId = old;
    expect((await read()).inWeek.week).toEqual(before.inWeek.week);
  });

  it('takes the practice plan to the copy, and the old skill is no longer on the device', async () => {
    const plan = { measure: 'independence', cue: 'Wait for the red card', perWeek: 4, minutes: 10, active: true };
    await put(`practice/plans/${skillId}`, plan);
    await master({ reason: 'The school saw it every day.' });
    const old = skillId;
    const copy = (await resume()).body.data._id;
    const planOf = async (id: string) =>
      (await get(`practice/summary?member=${noor.id}`)).body.data.skills.find(
        (one: { skill: string }) => one.skill === id,
      )?.plan;
    expect(await planOf(copy)).toMatchObject({ ...plan, version: 1 });
    expect(await planOf(old)).toMatchObject({ ...plan, active: false });
    const onDevice = async () => {
      const { children } = (await get(`practice/plan?member=${noor.id}`, tokens.parent)).body.data;
      return children[0].skills.filter(({ _id }: { _id: string }) => [old, copy].includes(_id));
    };
    expect(await onDevice()).toMatchObject([{ _id: copy, kind: 'practice' }]);
    // Also if the plan of the old one is made active again.
    await rowsOf(server, sql`update practice_plans set active = true where skill_id = ${old}`);
    expect(await onDevice()).toMatchObject([{ _id: copy, kind: 'practice' }]);
  });

  it('names the old skill until that is removed', async () => {
    await master();
    const old = skillId;
    skillId = (await resume()).body.data._id;
    expect((await graph()).resumedFrom).toBe(old);
    expect((await put(`milestone/${old}`, { isDeleted: true })).status).toBe(200);
    expect((await graph()).resumedFrom).toBeNull();
  });

  it('then its mastering is not undone, until the copy is removed', async () => {
    await master();
    const copy = (await resume()).body.data._id;
    const undo = () => post(`milestone/${skillId}/undo`, {});
    expectInvalid(await undo(), 'status', graphTexts.undoBegunAgain);
    expect((await graph()).status).toBe('Mastered');
    expect((await put(`milestone/${copy}`, { isDeleted: true })).status).toBe(200);
    expect((await undo()).status).toBe(200);
  });

  it('each phase names its skill, under which it is changed', async () => {
    await goes(8, 5);
    const inherited = await addPhase(server, skillId, { startsOn: day(6), label: 'Red card', kind: 'changed' });
    await master({ reason: 'The school saw it every day.' });
    const old = skillId;
    skillId = (await resume()).body.data._id;
    const phases = (await graph()).phases;
    expect(phases.map(({ label, skill }) => [label, skill])).toEqual([
      ['Practice', null],
      ['Red card', old],
      ['Begun again', skillId],
    ]);
    const change = { startsOn: day(6), label: 'Blue card', kind: 'changed', version: 1 };
    expect((await put(`milestone/${phases[1]?.skill}/phase/${inherited}`, change)).status).toBe(200);
    expect((await graph()).phases[1]?.label).toBe('Blue card');
  });

  it('only of a mastered skill in an outcome that takes skills, by those who may add skills', async () => {
    expectInvalid(await resume(), 'status', graphTexts.notMastered);
    for (const token of [tokens.admin, tokens.parent]) expect((await resume(token)).status).toBe(403);
    const outcome = await addOutcome(server, { memberId: noor.id, status: 'Achieved' });
    skillId = (await addSkill(server, outcome, { status: 'Mastered' })).id;
    expect((await resume()).status).toBe(422);
  });
});

describe('the map of a child', () => {
  it('has each practised skill by place and person, and in words', async () => {
    await goes(5, 5);
    await goes(4, 1, 5, { placeId: places[1] ?? '' });
    await goes(3, 1, 2, { withUser: mia.id });
    const map: Generalisation = (await get(`member/${noor.id}/generalisation`, tokens.parent)).body.data;
    const skill = map.skills.find((one) => one.skill === skillId);
    expect(skill).toMatchObject({
      words: 'At home yes, outside with help; at school and with family or friends not tried yet',
      sentence: expect.stringMatching(/^On their own in \d+ of \d+ goes /),
      met: null,
      criterion: 90,
      line: [100, 20],
    });
    expect(skill?.cells.map(({ state, lastDay, pale }) => [state, lastDay, pale]).toSorted()).toEqual([
      ['help', day(4), false],
      ['own', day(5), false],
      ['starting', day(3), false],
    ]);
    expect(map.people.map(({ _id }) => _id)).toContain(mia.id);
  });
});
