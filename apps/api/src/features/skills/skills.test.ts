import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { skillTexts } from '@amberway/contract/skills/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addProgramme, addSkill, addTask, entryOf } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { arlo, noor, kaito } = DEMO_CHILDREN;
let coach: string;
let parent: string;
let admin: string;
let milestoneType: string;
beforeAll(async () => {
  [coach, parent, admin] = [await server.signIn('coach'), await server.signIn('parent'), await server.signIn('admin')];
  milestoneType = await entryOf(server, 'milestoneType');
});

const newChild = () => addChild(server, { parentId: DEMO_PEOPLE.parent.id, primaryContact: DEMO_PEOPLE.coach.id });
const outcomeOf = (status?: 'Achieved' | 'On-hold' | 'Cancelled' | 'In-progress', memberId = arlo.id) =>
  addOutcome(server, { memberId, ...(status && { status }) });
const whole = (goal: string) => ({ goal, name: 'Taking turns', milestoneType, targetSkills: ['Three turns'] });
const create = (body: object, token = coach) => server.call('POST', 'milestone', { token, body });
const edit = (id: string, body: object, token = coach) => server.call('PUT', `milestone/${id}`, { token, body });
const get = (path: string, token = parent) => server.call('GET', `milestone/${path}`, { token });

describe('a new skill', () => {
  it('starts as Active and is listed in its outcome [B341 C075 C076 C251 T344]', async () => {
    const { id: goal } = await outcomeOf();
    const response = await create(whole(goal));
    expect(response.body).toMatchObject({
      message: skillTexts.created,
      data: { status: 'Active', isCompleted: false },
    });
    const { _id } = response.body.data;
    expect((await get(_id)).body.data).toMatchObject({ _id, goal, member: arlo.id, targetSkills: ['Three turns'] });
    const list = await server.call('GET', `milestone?goal=${goal}`, { token: parent });
    expect(list.body).toMatchObject({ count: 1, data: [{ _id }] });
  });

  it.each([
    ['name', { name: '' }, '[B458 T293]', 'Please add name of skill!'],
    ['milestoneType', { milestoneType: undefined }, '[B459 T294]', 'Please select your Skill Type!'],
    ['targetSkills', { targetSkills: [' '] }, '[B460 T295]', 'Please add target Skills!'],
    ['teamMember', { needHelp: true }, '[B461 T296]', 'Please add target team member!'],
    ['comment', { status: 'On-hold' }, '[B343 T289]', 'leave your comment!'],
    ['comment', { status: 'Cancelled', comment: ' ' }, '[B343 T289]', 'leave your comment!'],
    ['status', { status: 'Somehow' }, '[B462 T297]', 'Please select your User Status!'],
    ['status', { status: 'Mastered' }, '', skillTexts.notMasterable],
  ])('is rejected with a message for %s: %j %s', async (field, change, _rules, text) => {
    const { id: goal } = await outcomeOf();
    expectInvalid(await create({ ...whole(goal), ...change }), field, text);
  });

  it.each(['Achieved', 'On-hold', 'Cancelled'] as const)(
    'cannot be added to an outcome that is %s [B340]',
    async (status) => {
      const { id: goal } = await outcomeOf(status);
      expectInvalid(await create(whole(goal)), 'goal', skillTexts.outcomeTakesNone);
    },
  );

  it('returns 404 with a foreign outcome, a foreign child or a customer in its team', async () => {
    const foreign = await addOutcome(server, { memberId: kaito.id });
    expectFailure(await create(whole(foreign.id)), 'not_found');
    const { id: goal } = await outcomeOf();
    expectFailure(await create({ ...whole(goal), member: noor.id }), 'not_found');
    const team = { needHelp: true, teamMember: [DEMO_PEOPLE.subscriber.id] };
    expectFailure(await create({ ...whole(goal), ...team }), 'not_found');
  });

  it('can be added only by a coach [B516]', async () => {
    const { id: goal } = await outcomeOf();
    for (const token of [admin, parent]) expectFailure(await create(whole(goal), token), 'forbidden');
  });
});

describe('mastering a skill [B348 B546 B594 C077]', () => {
  it('freezes the skill and its tasks, and returns whether another is active [B344 B345 B349]', async () => {
    const child = await newChild();
    const { skill, task, outcome } = await addProgramme(server, child.id);
    const other = await addSkill(server, outcome);
    const first = await edit(skill.id, { status: 'Mastered', member: child.id, version: 1 });
    expect(first.body).toMatchObject({
      message: skillTexts.mastered(skill.name),
      data: { status: 'Mastered', isCompleted: true, noActiveLeft: false },
    });
    expect(first.body.data.masteredAt).toBeTruthy();
    expect((await edit(other.id, { status: 'Mastered', member: child.id })).body.data.noActiveLeft).toBe(true);

    for (const change of [{ notes: 'More' }, { status: 'Active' }, { status: 'Mastered', notes: 'x' }])
      expectInvalid(await edit(skill.id, change), 'status', skillTexts.notEditable);
    const tick = await server.call('PATCH', `task/status/${task.id}`, { token: coach, body: { isCompleted: true } });
    expect(tick.status).toBe(422);
  });

  it('is possible only for an active skill of the named child', async () => {
    const { id } = await addSkill(server, await outcomeOf(), { status: 'On-hold' });
    expectInvalid(await edit(id, { status: 'Mastered' }), 'status', skillTexts.notMasterable);
    expectFailure(await edit(id, { status: 'Mastered', member: noor.id }), 'not_found');
  });

  it('is rejected in a cancelled outcome, like any other change [B339]', async () => {
    const outcome = await outcomeOf('Cancelled');
    const { id } = await addSkill(server, outcome);
    for (const change of [{ status: 'Mastered' }, { notes: 'x' }, { isDeleted: true }])
      expectInvalid(await edit(id, change), 'status', skillTexts.outcomeClosed);
  });
});

describe('removing a skill [B346 B347 B520 B546]', () => {
  it.each(['isDeleted', 'isdeleted'])('with %s hides it and its tasks', async (spelling) => {
    const { skill, task } = await addProgramme(server, arlo.id);
    const response = await edit(skill.id, { [spelling]: true, version: 1 });
    expect(response.body).toMatchObject({ message: skillTexts.removed, data: { isDeleted: true } });
    expectFailure(await get(skill.id), 'not_found');
    expectFailure(await server.call('GET', `task/${task.id}`, { token: parent }), 'not_found');
    const remaining = await rowsOf(server, sql`select 1 from skills where id = ${skill.id} and deleted_at is not null`);
    expect(remaining).toHaveLength(1);
  });

  it('is undone with isDeleted: false, with the tasks that were removed with it', async () => {
    const { skill, task } = await addProgramme(server, arlo.id);
    const earlier = await addTask(server, skill);
    const restore = (body: object = {}, token = coach) => edit(skill.id, { isDeleted: false, ...body }, token);
    await server.call('PUT', `task/${earlier.id}`, { token: coach, body: { isDeleted: true } });
    await edit(skill.id, { isDeleted: true });
    for (const token of [admin, parent]) expectFailure(await restore({}, token), 'forbidden');
    expectFailure(await restore({ version: 1 }), 'stale');
    expectFailure(await restore({ name: 'Other' }), 'not_found');
    expect((await restore()).body).toMatchObject({ message: skillTexts.restored, data: { isDeleted: false } });
    const { tasks } = (await get(`details/${skill.id}`)).body.data;
    expect(tasks.map(({ _id }: { _id: string }) => _id)).toEqual([task.id]);
    // Nothing is left to restore: an update that changes nothing.
    expect((await restore()).body.message).toBe(skillTexts.updated);
  });

  it('cannot be undone once its outcome was cancelled', async () => {
    const { skill, outcome } = await addProgramme(server, arlo.id);
    await edit(skill.id, { isDeleted: true });
    await rowsOf(
      server,
      sql`update outcomes set status = 'Cancelled', comment = 'Moved away' where id = ${outcome.id}`,
    );
    expectInvalid(await edit(skill.id, { isDeleted: false }), 'status', skillTexts.outcomeClosed);
  });

  it('is allowed only to a coach', async () => {
    const { skill } = await addProgramme(server, arlo.id);
    for (const token of [admin, parent]) expectFailure(await edit(skill.id, { isDeleted: true }, token), 'forbidden');
  });
});

it('the details of a skill include its outcome and tasks [C078]', async () => {
  const { skill, task, outcome } = await addProgramme(server, arlo.id);
  expect((await get(`details/${skill.id}`)).body.data).toMatchObject({
    _id: skill.id,
    goalObject: { _id: outcome.id, name: outcome.name },
    tasks: [{ _id: task.id }],
  });
});

it('skill and outcome show what the family wrote with its latest ticks, not what staff wrote', async () => {
  const { outcome, skill } = await addProgramme(server, arlo.id);
  const tick = async (notes: string, token: string) => {
    const task = await addTask(server, skill, { assignees: [DEMO_PEOPLE.parent.id] });
    const body = { isCompleted: true, notes };
    expect((await server.call('PATCH', `task/status/${task.id}`, { token, body })).status).toBe(200);
    return task.id;
  };
  const ids: string[] = [];
  for (const notes of ['One', 'Two', 'Three', 'Four']) ids.push(await tick(notes, parent));
  await tick('From the coach', coach);
  await tick('', parent);
  const words = ['Four', 'Three', 'Two'].map((text, n) => ({
    _id: ids[3 - n],
    text,
    by: { _id: DEMO_PEOPLE.parent.id },
  }));
  const own = await server.call('GET', `milestone/details/${skill.id}`, { token: coach });
  expect(own.body.data.familyWords).toMatchObject(words);
  expect(own.body.data.familyWords).toHaveLength(3);
  const above = await server.call('GET', `goal/details/${outcome.id}`, { token: parent });
  expect(above.body.data.familyWords).toMatchObject(words);
});

it('an edit of an old version of a skill is rejected; repeating the same values changes nothing', async () => {
  const { skill } = await addProgramme(server, arlo.id);
  expect((await edit(skill.id, { notes: 'One', version: 1 })).body.data).toMatchObject({ version: 2 });
  expectFailure(await edit(skill.id, { notes: 'Two', version: 1 }), 'stale');
  expect((await edit(skill.id, { notes: 'One' })).body.data).toMatchObject({ version: 2 });
});

it('a member of a skill’s team works with the family until they leave it or the skill is removed', async () => {
  const helper = await addUser(server, { type: 'Business' });
  const token = await server.signIn(helper);
  const { skill, outcome } = await addProgramme(server, arlo.id);
  const sees = async () => (await get(skill.id, token)).status === 200;
  expect(await sees()).toBe(false);
  expect((await edit(skill.id, { needHelp: true, teamMember: [helper.id] })).status).toBe(200);
  expect(await sees()).toBe(true);
  expect((await edit(skill.id, { needHelp: false, teamMember: [] })).status).toBe(200);
  expect(await sees()).toBe(false);
  const second = await addSkill(server, outcome, { team: [helper.id] });
  expect(await sees()).toBe(true);
  await edit(second.id, { isDeleted: true });
  expect(await sees()).toBe(false);
});

describe('starting the next skill [B350 B547 C079]', () => {
  const start = async (memberId: string, token = coach) =>
    (await server.call('GET', `milestone/start/${memberId}`, { token })).body;

  it('takes the primary outcome first, unless one is active [B595 B596 B597 T366 T367 T368]', async () => {
    const { id: memberId } = await newChild();
    const other = await addOutcome(server, { memberId });
    await addSkill(server, other, { name: 'Later', status: 'On-hold' });
    const primary = await addOutcome(server, { memberId, isPrimary: true });
    const next = await addSkill(server, primary, { name: 'First', status: 'On-hold' });
    expect(await start(memberId)).toMatchObject({
      data: { result: 'newActive', name: 'First' },
      message: 'A new skill First has been started, good luck!',
    });
    expect(await start(memberId)).toMatchObject({
      data: { result: 'anotherActive', name: 'First' },
      message: skillTexts.anotherActive,
    });
    await edit(next.id, { status: 'Mastered' });
    expect((await start(memberId)).data).toEqual({ result: 'newActive', name: 'Later' });
  });

  it('finds none in outcomes that are achieved, on hold or cancelled', async () => {
    const { id: memberId } = await newChild();
    for (const status of ['Achieved', 'On-hold', 'Cancelled'] as const)
      await addSkill(server, await outcomeOf(status, memberId), { status: 'On-hold' });
    await addSkill(server, await outcomeOf('Cancelled', memberId));
    expect(await start(memberId)).toMatchObject({
      data: { result: 'finished', name: null },
      message: skillTexts.finished,
    });
  });

  it('is a coach’s of the child: others get 404, for the list of its skills too', async () => {
    const outcome = await outcomeOf(undefined, kaito.id);
    const waiting = await addSkill(server, outcome, { status: 'On-hold' });
    expect(await start(kaito.id)).toMatchObject({ code: 'not_found' });
    expectFailure(await server.call('GET', `milestone?member=${kaito.id}`, { token: coach }), 'not_found');
    expect((await get(waiting.id, admin)).body.data.status).toBe('On-hold');
  });

  it('is rejected from another site and never cached', async () => {
    const response = await server.call('GET', `milestone/start/${arlo.id}`, {
      token: coach,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expectFailure(response, 'cross_site');
  });
});

it('the database rejects a task of a skill for another child', async () => {
  const { skill } = await addProgramme(server, arlo.id);
  await expect(addTask(server, { id: skill.id, memberId: noor.id })).rejects.toThrow();
});

it('a coach who only covers for a colleague cannot choose a team; one of the family’s own staff can', async () => {
  const { id: me } = DEMO_PEOPLE.coach;
  const customer = await addUser(server);
  const child = await addChild(server, { parentId: customer.id, primaryContact: DEMO_PEOPLE.coach2.id });
  await rowsOf(
    server,
    sql`insert into cover_grants (id, business_user_id, customer_id, reason, expires_at)
      values (gen_random_uuid(), ${me}, ${customer.id}, 'Ill', now() + interval '1 day')`,
  );
  const outcome = await addOutcome(server, { memberId: child.id });
  const skill = await addSkill(server, outcome);
  const team = { needHelp: true, teamMember: [me, DEMO_PEOPLE.coach2.id] };
  const refused = { message: skillTexts.namesNobody, errors: { teamMember: skillTexts.namesNobody } };
  expectFailure(await create({ ...whole(outcome.id), ...team }), 'forbidden', refused);
  expectFailure(await edit(skill.id, team), 'forbidden', refused);
  expectFailure(await edit(skill.id, { ...team, teamMember: [DEMO_PEOPLE.coach2.id] }), 'forbidden', refused);
  expect((await edit(skill.id, { name: 'Taking turns at table' })).status).toBe(200);
  // Now on the family's team, not only covering for a day.
  await rowsOf(server, sql`update users set csm = ${me} where id = ${customer.id}`);
  expect((await edit(skill.id, team)).status).toBe(200);
  expect((await create({ ...whole(outcome.id), ...team })).status).toBe(200);
});
