import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { weekOf } from '@amberway/contract/week-card/week';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { dayInZone } from '../../kernel/clock/today.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { GOES, newPractice, results, storeEntry } from '../../testing/practice.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { noor } = DEMO_CHILDREN;
const { parent: priya, coach: mia } = DEMO_PEOPLE;

let parent: string;
let coach: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
  coach = await server.signIn('coach');
});

const read = (query: string, token = parent) => server.call('GET', `practice?${query}`, { token });
const correct = (id: string, body: object, token = parent) => server.call('PUT', `practice/${id}`, { token, body });
const withdraw = (id: string, body: object, token = parent) =>
  server.call('POST', `practice/${id}/withdraw`, { token, body });
const summaryOf = async (skill: string, token = parent) => {
  const { data } = (await server.call('GET', `practice/summary?member=${noor.id}`, { token })).body;
  return data.skills.find((one: { skill: string }) => one.skill === skill);
};
const PLAN = { measure: 'independence', cue: 'Ask, then count to five.', perWeek: 5, minutes: 10, active: true };
const setPlan = (skill: string, body: object = PLAN, token = coach) =>
  server.call('PUT', `practice/plans/${skill}`, { token, body });

const WEEK_OLD = new Date(Date.now() - 8 * DAY).toISOString();
const today = dayInZone(null);

it('other families and coaches without the child get 404 for its entries, its week, its plans and corrections', async () => {
  const { skill } = await newPractice(server, noor.id);
  const id = await storeEntry(server, { memberId: noor.id, skillId: skill.id, receivedAt: WEEK_OLD });
  const stranger = await server.signIn(await addUser(server, { firstName: 'Ola', lastName: 'Berg' }));
  for (const token of [stranger, await server.signIn('coach2')]) {
    expectFailure(await read(`member=${noor.id}`, token), 'not_found');
    expectFailure(await server.call('GET', `practice/summary?member=${noor.id}`, { token }), 'not_found');
    expectFailure(await correct(id, { note: 'Of another family.', version: 1 }, token), 'not_found');
    expectFailure(await withdraw(id, { reason: 'Of another family.' }, token), 'not_found');
  }
  expectFailure(await setPlan(skill.id, PLAN, await server.signIn('coach2')), 'not_found');
});

describe('the list of entries', () => {
  it('shows a child’s entries newest first, by skill and by days, a page at a time', async () => {
    const { skill } = await newPractice(server, noor.id);
    const about = { memberId: noor.id, skillId: skill.id };
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
    const ids = [];
    for (const day of days) ids.push(await storeEntry(server, { ...about, day, at: `${day}T05:00:00.000Z` }));
    const listed = async (query = '') =>
      (await read(`member=${noor.id}&skill=${skill.id}${query}`)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await listed()).toEqual(ids.toReversed());
    expect(await listed('&from=2026-03-02&to=2026-03-02')).toEqual([ids[1]]);
    expect(await listed('&limit=1&skip=1')).toEqual([ids[1]]);
    expect((await read(`member=${noor.id}&skill=${skill.id}&limit=1`)).body.count).toBe(3);
    expect((await read('skill=x')).status).toBe(422);
  });

  it('a deleted skill takes its entries out of the list', async () => {
    const { skill } = await newPractice(server, noor.id);
    await storeEntry(server, { memberId: noor.id, skillId: skill.id });
    await rowsOf(server, sql`update skills set deleted_at = now() where id = ${skill.id}`);
    expect((await read(`member=${noor.id}&skill=${skill.id}`)).body.count).toBe(0);
  });

  it('readings by staff are in the family’s log, the family’s own are not', async () => {
    const logged = () =>
      rowsOf(server, sql`select actor_id from record_reads where area = 'practice' and customer_id = ${priya.id}`);
    await rowsOf(server, sql`delete from record_reads`);
    await read(`member=${noor.id}`);
    expect(await logged()).toEqual([]);
    await read(`member=${noor.id}`, coach);
    expect(await logged()).toEqual([{ actor_id: mia.id }]);
    const admin = await server.signIn('admin');
    await server.call('GET', `practice/plan?member=${noor.id}`, { token: admin });
    expect(await logged()).toContainEqual({ actor_id: DEMO_PEOPLE.admin.id });
  });
});

describe('correcting [practice 6]', () => {
  const entry = async (values: object = {}) => {
    const { skill } = await newPractice(server, noor.id);
    return storeEntry(server, { memberId: noor.id, skillId: skill.id, ...values });
  };

  it('the recorder corrects for 7 days, and the correction names who made it', async () => {
    const id = await entry();
    const changed = await correct(id, { seconds: 30, note: ' Better ', kind: 'baseline', version: 1 });
    expect(changed.body).toMatchObject({
      message: practiceTexts.corrected,
      data: { goes: null, seconds: 30, note: 'Better', kind: 'baseline', version: 2, correctedBy: { _id: priya.id } },
    });
    expect((await correct(id, { stopped: 'tired', version: 2 })).body.data).toMatchObject({
      seconds: null,
      stopped: 'tired',
      note: 'Better',
    });
    expectFailure(await correct(id, { note: 'Late', version: 2 }), 'stale');
    expectFailure(await correct(id, { note: 'Hers', version: 3 }, coach), 'forbidden', {
      message: practiceTexts.notYours,
    });
  });

  it('after 7 days the coach corrects, and the recorder no longer', async () => {
    const id = await entry({ receivedAt: WEEK_OLD });
    expectFailure(await correct(id, { note: 'Mine', version: 1 }), 'forbidden', { message: practiceTexts.notYours });
    expect((await correct(id, { goes: { ...GOES, own: 9 }, version: 1 }, coach)).body.data).toMatchObject({
      goes: { ...GOES, own: 9 },
      correctedBy: { _id: mia.id },
    });
  });

  it('a correction without a version, with two results, an unknown place or person gets 422', async () => {
    const id = await entry();
    expectInvalid(await correct(id, { note: 'x' }), 'version', practiceTexts.sayVersion);
    expectInvalid(await correct(id, { seconds: 3, stopped: 'tired', version: 1 }), 'goes', practiceTexts.oneResult);
    expectInvalid(await correct(id, { place: uuidv7(), version: 1 }), 'place', practiceTexts.unknownPlace);
    const stranger = DEMO_PEOPLE.subscriber.id;
    expectInvalid(await correct(id, { with: stranger, version: 1 }), 'with', practiceTexts.unknownPerson);
  });

  it('makes no check of an entry whose skill is not mastered', async () => {
    const { skill } = await newPractice(server, noor.id);
    const about = { memberId: noor.id, skillId: skill.id };
    const id = await storeEntry(server, about);
    expectInvalid(await correct(id, { kind: 'check', version: 1 }), 'kind', practiceTexts.checkOfMastered);
    // One that is a check already, of a skill whose mastering was undone, is corrected as before.
    const check = await storeEntry(server, { ...about, kind: 'check' });
    expect((await correct(check, { kind: 'check', note: 'Better', version: 1 })).status).toBe(200);
    await server.call('PUT', `milestone/${skill.id}`, {
      token: coach,
      body: { status: 'Mastered', reason: 'The school saw it every day.' },
    });
    expect((await correct(id, { kind: 'check', version: 1 })).body.data).toMatchObject({ kind: 'check' });
  });

  it('makes no practice of a check: after mastering only checks are taken [practice 8]', async () => {
    const { skill } = await newPractice(server, noor.id);
    const about = { memberId: noor.id, skillId: skill.id };
    await server.call('PUT', `milestone/${skill.id}`, {
      token: coach,
      body: { status: 'Mastered', reason: 'The school saw it every day.' },
    });
    const check = await storeEntry(server, { ...about, kind: 'check', at: new Date().toISOString() });
    for (const kind of ['practice', 'baseline'])
      expectInvalid(await correct(check, { kind, version: 1 }), 'kind', practiceTexts.onlyChecks);
    expect((await correct(check, { note: 'Better', kind: 'check', version: 1 })).status).toBe(200);
    // What was practised before can have been a baseline.
    const before = await storeEntry(server, about);
    expect((await correct(before, { kind: 'baseline', version: 1 })).body.data).toMatchObject({ kind: 'baseline' });
  });

  it('withdrawing keeps the row, needs a reason and ends corrections', async () => {
    const id = await entry();
    for (const reason of ['', 'no', 'x'.repeat(201)]) expect((await withdraw(id, { reason })).status).toBe(422);
    expectFailure(await withdraw(id, { reason: 'Wrong child' }, coach), 'forbidden', {
      message: practiceTexts.notYours,
    });
    expect((await withdraw(id, { reason: 'Wrong child', version: 1 })).body).toMatchObject({
      message: practiceTexts.withdrawn,
      data: { withdrawnReason: 'Wrong child', goes: GOES, version: 2 },
    });
    expectInvalid(await correct(id, { note: 'x', version: 2 }), 'entry', practiceTexts.isWithdrawn);
    expectInvalid(await withdraw(id, { reason: 'Again' }), 'entry', practiceTexts.isWithdrawn);
    expect(await rowsOf(server, sql`select 1 from practice_entries where id = ${id}`)).toHaveLength(1);
  });

  it('the audit log has what changed, without the words about the child', async () => {
    const id = await entry();
    await correct(id, { note: 'Zebrafinch', version: 1 });
    const [logged] = await rowsOf(
      server,
      sql`select action, subject_id, after from audit_log where record_id = ${id} and record = 'practiceEntry'`,
    );
    expect(logged).toMatchObject({ action: 'correct', subject_id: priya.id, after: { noteLength: 10 } });
    expect(JSON.stringify(logged)).not.toContain('Zebrafinch');
  });
});

describe('the plan of a skill', () => {
  it('a coach sets it, and each change needs the current version', async () => {
    const { skill } = await newPractice(server, noor.id);
    expect((await setPlan(skill.id)).body).toMatchObject({
      message: practiceTexts.planSaved,
      data: { ...PLAN, skill: skill.id, version: 1 },
    });
    expectFailure(await setPlan(skill.id), 'stale');
    expect((await setPlan(skill.id, { ...PLAN, perWeek: null, version: 1 })).body.data.version).toBe(2);
    expectFailure(await setPlan(skill.id, { ...PLAN, version: 1 }), 'stale');
    expectFailure(await setPlan(skill.id, PLAN, parent), 'forbidden');
    expectFailure(await setPlan(uuidv7()), 'not_found');
    for (const wrong of [
      { perWeek: 0 },
      { perWeek: 22 },
      { minutes: 61 },
      { cue: 'x'.repeat(301) },
      { measure: 'all' },
    ])
      expect((await setPlan(skill.id, { ...PLAN, ...wrong, version: 2 })).status).toBe(422);
  });

  it('the family is notified when it becomes active, not of every change', async () => {
    const { skill } = await newPractice(server, noor.id);
    const notified = async () =>
      (
        await rowsOf(
          server,
          sql`select 1 from notifications where type = 'PRACTICE_PLANNED' and skill_id = ${skill.id}`,
        )
      ).length;
    await setPlan(skill.id, { ...PLAN, active: false });
    expect(await notified()).toBe(0);
    await setPlan(skill.id, { ...PLAN, version: 1 });
    expect(await notified()).toBe(1);
    await setPlan(skill.id, { ...PLAN, cue: 'Wait.', version: 2 });
    expect(await notified()).toBe(1);
  });

  it('a cancelled skill is not planned', async () => {
    const { skill } = await newPractice(server, noor.id);
    await rowsOf(server, sql`update skills set status = 'Cancelled', comment = 'Moved' where id = ${skill.id}`);
    expectInvalid(await setPlan(skill.id), 'active', practiceTexts.skillEnded);
    expect((await setPlan(skill.id, { ...PLAN, active: false })).status).toBe(200);
  });
});

describe('the week', () => {
  it('counts the goes and those on their own; stopped and withdrawn ones are in no number [practice 2]', async () => {
    const { skill } = await newPractice(server, noor.id);
    await setPlan(skill.id, { ...PLAN, perWeek: null });
    expect(await summaryOf(skill.id)).toMatchObject({ week: { goes: 0, own: 0 }, isDue: true, lastAt: null });
    const about = { memberId: noor.id, skillId: skill.id, day: today };
    await storeEntry(server, { ...about, own: 6, little: 2, lot: 0, none: 0 });
    const none = { own: null, little: null, lot: null, none: null };
    await storeEntry(server, { ...about, ...none, stopped: 'childSaidNo' });
    await storeEntry(server, { ...about, ...none, seconds: 40 });
    await storeEntry(server, { ...about, day: '2026-01-05' });
    const withdrawn = await storeEntry(server, about);
    await withdraw(withdrawn, { reason: 'Twice' });
    expect(await summaryOf(skill.id)).toMatchObject({
      name: skill.name,
      plan: { cue: PLAN.cue },
      week: { goes: 8, own: 6, timed: 1, seconds: 40 },
      isDue: false,
    });
  });

  it('a skill that was stopped today is not due again today, and one on hold is never due', async () => {
    const { skill } = await newPractice(server, noor.id);
    await setPlan(skill.id);
    expect(await summaryOf(skill.id)).toMatchObject({ isDue: true });
    await rowsOf(server, sql`update skills set status = 'On-hold', comment = 'Later' where id = ${skill.id}`);
    expect(await summaryOf(skill.id)).toMatchObject({ isDue: false });
    await rowsOf(server, sql`update skills set status = 'Active' where id = ${skill.id}`);
    const none = { own: null, little: null, lot: null, none: null };
    await storeEntry(server, { memberId: noor.id, skillId: skill.id, day: today, ...none, stopped: 'childSaidNo' });
    expect(await summaryOf(skill.id)).toMatchObject({ isDue: false, week: { goes: 0 } });
  });
});

describe('the plan on a device', () => {
  const plan = (query = '', headers: Record<string, string> = {}, token = parent) =>
    server.call('GET', `practice/plan${query}`, { token, headers });

  it('has the children of the family with planned skills, people and places', async () => {
    const { skill, entry } = await newPractice(server, noor.id);
    const hidden = await newPractice(server, noor.id);
    await setPlan(skill.id);
    await setPlan(hidden.skill.id, { ...PLAN, active: false });
    const { data } = (await plan()).body;
    const child = data.children.find(({ _id }: { _id: string }) => _id === noor.id);
    expect(data).toMatchObject({ me: { _id: priya.id, firstName: 'Priya' }, passExpiresAt: null, week: weekOf(today) });
    expect(child).toMatchObject({ name: 'Noor' });
    expect(child.people[0]).toEqual({ _id: priya.id, firstName: 'Priya' });
    expect(child.people.map(({ _id }: { _id: string }) => _id)).toContain(mia.id);
    expect(data.places.map(({ name }: { name: string }) => name)).toContain('At home');
    const found = (one: typeof child) => one.skills.find(({ _id }: { _id: string }) => _id === skill.id);
    expect(found(child)).toMatchObject({ cue: PLAN.cue, kind: 'practice', isNew: true, isDue: true, plannedBy: 'Mia' });
    expect(JSON.stringify(child)).not.toContain(hidden.skill.id);
    await results(server, parent, [await entry()]);
    const [after] = (await plan(`?member=${noor.id}`)).body.data.children;
    expect(found(after)).toMatchObject({ isNew: false, week: { goes: 3, own: 2 } });
  });

  it('is 304 while nothing has changed', async () => {
    const first = await plan();
    const etag = String(first.headers.etag);
    const again = await plan('', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const { skill } = await newPractice(server, noor.id);
    await setPlan(skill.id);
    expect((await plan('', { 'if-none-match': etag })).status).toBe(200);
  });

  it('names the children by their initials if the family wants that', async () => {
    const { data } = (await plan(`?member=${noor.id}&names=initials`)).body;
    expect(data.children[0].name).toMatch(/^N[A-Z]?$/);
    expect(JSON.stringify(data)).not.toContain('Noor');
  });

  it('a coach says which child, and a mastered skill takes checks', async () => {
    expectInvalid(await plan('', {}, coach), 'member', practiceTexts.selectChild);
    const { skill } = await newPractice(server, noor.id);
    await setPlan(skill.id);
    await rowsOf(server, sql`update skills set status = 'Mastered', mastered_at = now() where id = ${skill.id}`);
    const { data } = (await plan(`?member=${noor.id}`, {}, coach)).body;
    const found = data.children[0].skills.find(({ _id }: { _id: string }) => _id === skill.id);
    expect(found).toMatchObject({ kind: 'check', isDue: false });
  });
});
