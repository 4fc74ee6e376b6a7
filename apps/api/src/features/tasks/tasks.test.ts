import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { dayIn } from '@amberway/fixtures/dates';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addOutcome, addProgramme, addSkill, addTask, entryOf } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { arlo, noor, kaito } = DEMO_CHILDREN;
const { parent: priya, coach: mia, subscriber, coach2 } = DEMO_PEOPLE;
let coach: string;
let parent: string;
let admin: string;
let taskType: string;
let skill: { id: string; memberId: string };
beforeAll(async () => {
  [coach, parent, admin] = [await server.signIn('coach'), await server.signIn('parent'), await server.signIn('admin')];
  taskType = await entryOf(server, 'taskType');
  ({ skill } = await addProgramme(server, arlo.id));
});

const short = () => ({
  name: ' Practise ',
  description: 'Twice',
  milestone: skill.id,
  taskType,
  assignee: [priya.id],
  member: arlo.id,
  commentBox: 'Please',
  isCompleted: false,
  dueDate: dayIn(2),
});
const create = (body: object, token = coach) => server.call('POST', 'task', { token, body });
const edit = (id: string, body: object, token = coach) => server.call('PUT', `task/${id}`, { token, body });
const tick = (id: string, body: object, token = coach) => server.call('PATCH', `task/status/${id}`, { token, body });
const read = async (id: string) => (await server.call('GET', `task/${id}`, { token: parent })).body.data;
const onlyOwn = { message: taskTexts.onlyOwn, errors: { createdBy: taskTexts.onlyOwn } };
const onlyAssignee = { message: taskTexts.onlyAssignee, errors: { isCompleted: taskTexts.onlyAssignee } };

describe('a new task', () => {
  it('of a coach has all fields of the form [B529 B323 B324 B325 C080 C082 T341]', async () => {
    const response = await create({
      ...short(),
      strategy: 'AAC, my own way,AAC',
      thridPartyAppName: 'Others',
      thridPartyAppDesc: 'On the tablet',
      contentLink: 'https://example.test/clip',
    });
    expect(response.status, response.text).toBe(200);
    expect(response.body.message).toBe(taskTexts.created);
    expect(await read(response.body.data._id)).toMatchObject({
      name: 'Practise',
      milestone: skill.id,
      member: arlo.id,
      taskType: { _id: taskType, name: 'Practice at home' },
      assignee: [{ _id: priya.id, firstName: 'Priya' }],
      strategy: 'AAC,my own way',
      thridPartyAppName: 'Others',
      dueDate: dayIn(2),
      createdBy: mia.id,
      isCompleted: false,
      fileLink: [],
    });
  });

  it('of a family has the short form; fields for coaches are rejected [B145 B517 B528]', async () => {
    const response = await create({ ...short(), strategy: '', fileLink: [] }, parent);
    expect(response.body.data).toMatchObject({ createdBy: priya.id });
    expectFailure(
      await create({ ...short(), strategy: 'AAC', contentLink: 'https://example.test' }, parent),
      'forbidden',
      {
        errors: { strategy: userTexts.columnRefused, contentLink: userTexts.columnRefused },
      },
    );
  });

  it('cannot be added by an administrator [B159 B517]', async () => {
    expectFailure(await create(short(), admin), 'forbidden');
  });

  it.each([
    ['name', { name: '   ' }, '[B463]', taskTexts.inputName],
    ['milestone', { milestone: undefined }, '[B464]', taskTexts.selectSkill],
    ['taskType', { taskType: undefined }, '[B465]', taskTexts.selectType],
    ['assignee', { assignee: [] }, '[B466]', taskTexts.selectAssignee],
    ['description', { description: '' }, '[B467]', taskTexts.inputDescription],
    ['dueDate', { dueDate: '2020-01-01' }, '[B471]', taskTexts.dueAfterToday],
    ['contentLink', { contentLink: 'http://example.test' }, '[B455]', taskTexts.linkHttps],
  ])('is rejected with a message for %s: %j %s', async (field, change, _rules, text) => {
    expectInvalid(await create({ ...short(), ...change }), field, text);
  });

  it('may have no due date [B470]', async () => {
    expect((await create({ ...short(), dueDate: '' })).body.data.dueDate).toBeNull();
  });

  it('returns 404 with a foreign skill, child, assignee or resource', async () => {
    const foreign = await addSkill(server, await addOutcome(server, { memberId: kaito.id }));
    for (const change of [
      { milestone: foreign.id },
      { member: noor.id },
      { assignee: [priya.id, subscriber.id] },
      { assignee: [coach2.id] },
      { fileLink: ['01a00000-0000-7000-8000-00000000ffff'] },
    ])
      expectFailure(await create({ ...short(), ...change }), 'not_found');
    expectFailure(await create({ ...short(), member: undefined, milestone: foreign.id }, parent), 'not_found');
  });

  it('cannot be added to a mastered or cancelled skill, nor below a cancelled outcome [B344]', async () => {
    const outcome = await addOutcome(server, { memberId: arlo.id });
    for (const status of ['Mastered', 'Cancelled'] as const) {
      const { id: milestone } = await addSkill(server, outcome, { status });
      expectInvalid(await create({ ...short(), milestone }, parent), 'milestone', taskTexts.takesNone);
    }
    const closed = await addSkill(server, await addOutcome(server, { memberId: arlo.id, status: 'Cancelled' }));
    expectInvalid(await create({ ...short(), milestone: closed.id }), 'milestone', taskTexts.outcomeClosed);
  });

  it('has its description stored as typed: it is text and never markup', async () => {
    const description = 'If the timer is < 10 & he waits:\n<script>praise()</script>';
    const { _id } = (await create({ ...short(), description })).body.data;
    expect((await read(_id)).description).toBe(description);
  });
});

describe('an edit of a task', () => {
  it('is allowed to a coach for every task, with PUT and PATCH [B518 B548 C083 C084 T342]', async () => {
    const { id } = await addTask(server, skill, { createdBy: priya.id });
    expect((await edit(id, { name: 'One', version: 1 })).body).toMatchObject({
      message: taskTexts.updated,
      data: { name: 'One', version: 2 },
    });
    const patched = await server.call('PATCH', `task/${id}`, { token: coach, body: { description: 'Two' } });
    expect(patched.body.data).toMatchObject({ name: 'One', description: 'Two', version: 3 });
    expectFailure(await edit(id, { name: 'Late', version: 1 }), 'stale');
  });

  it('is allowed to a family for tasks it added, not for those of a coach [B518]', async () => {
    const own = await addTask(server, skill, { createdBy: priya.id });
    const coaches = await addTask(server, skill);
    expect((await edit(own.id, { name: 'Ours' }, parent)).status).toBe(200);
    expectFailure(await edit(own.id, { strategy: 'AAC' }, parent), 'forbidden', {
      errors: { strategy: userTexts.columnRefused },
    });
    expectFailure(await edit(coaches.id, { name: 'Ours too' }, parent), 'forbidden', onlyOwn);
    expectFailure(await edit(own.id, { name: 'x' }, admin), 'forbidden');
  });

  it('accepts a stored due date in the past, but not a new one', async () => {
    const { id } = await addTask(server, skill, { dueDate: dayIn(-5) });
    expect((await edit(id, { name: 'Still late', dueDate: dayIn(-5) })).status).toBe(200);
    expectInvalid(await edit(id, { dueDate: dayIn(-4) }), 'dueDate', taskTexts.dueAfterToday);
  });

  it('can move a task only to another skill of the same child', async () => {
    const { id } = await addTask(server, skill);
    const { skill: target } = await addProgramme(server, arlo.id);
    const { skill: sibling } = await addProgramme(server, noor.id);
    expect((await edit(id, { milestone: target.id })).body.data.milestone).toBe(target.id);
    expectFailure(await edit(id, { milestone: sibling.id }), 'not_found');
  });
});

describe('ticking a task', () => {
  it('saves the note, the user and the time, and unticking clears them [B352 B354 B548 C085]', async () => {
    const { id } = await addTask(server, skill);
    const done = await tick(id, { isCompleted: true, notes: 'Went well' }, parent);
    expect(done.body.data).toMatchObject({ isCompleted: true, notes: 'Went well' });
    expect(done.body.data.completedAt).toBeTruthy();
    const details = (await server.call('GET', `task/details/${id}`, { token: parent })).body.data;
    expect(details).toMatchObject({
      milestoneObject: { _id: skill.id },
      createdByObject: { _id: mia.id },
      completedByObject: { _id: priya.id },
    });
    expect((await edit(id, { isCompleted: false }, parent)).body.data).toMatchObject({
      isCompleted: false,
      completedAt: null,
      notes: 'Went well',
    });
  });

  it('that is already done leaves its note unchanged; a new note is added below it', async () => {
    const { id } = await addTask(server, skill);
    await tick(id, { isCompleted: true, notes: 'Went well' }, parent);
    expect((await tick(id, { isCompleted: true, notes: '' })).body.data.notes).toBe('Went well');
    expect((await tick(id, { isCompleted: true, notes: 'At school too' })).body.data.notes).toBe(
      'Went well\n\nAt school too',
    );
    expect((await edit(id, { notes: '' })).body.data.notes).toBe('');
  });

  it('is for assignees and coaches, not for other family members or administrators [B144 B159 B355]', async () => {
    const { id } = await addTask(server, skill, { assignees: [mia.id] });
    expectFailure(await tick(id, { isCompleted: true }, parent), 'forbidden', onlyAssignee);
    expectFailure(await tick(id, { isCompleted: true }, admin), 'forbidden');
    expect((await tick(id, { isCompleted: true })).status).toBe(200);
    expectFailure(await tick(id, { isCompleted: false }, await server.signIn('subscriber')), 'not_found');
  });

  it('while acting as a family counts as the coach’s own', async () => {
    const { id } = await addTask(server, skill, { assignees: [mia.id] });
    const acting = (await server.call('POST', `auth/actAs/${priya.id}`, { token: coach })).body.data.token as string;
    expect((await tick(id, { isCompleted: true }, acting)).status).toBe(200);
    expect(await rowsOf(server, sql`select completed_by from tasks where id = ${id}`)).toEqual([
      { completed_by: mia.id },
    ]);
    expect(
      await rowsOf(server, sql`select actor_id, acting_as from audit_log where record_id = ${id} and action = 'tick'`),
    ).toEqual([{ actor_id: mia.id, acting_as: priya.id }]);
  });

  it('is rejected below a mastered skill, and so are edits and removal [B345]', async () => {
    const mastered = await addSkill(server, await addOutcome(server, { memberId: arlo.id }), { status: 'Mastered' });
    const { id } = await addTask(server, mastered);
    expectInvalid(await tick(id, { isCompleted: true }, parent), 'isCompleted', taskTexts.frozen);
    expectInvalid(await edit(id, { name: 'x' }), 'milestone', taskTexts.frozen);
    expectInvalid(await edit(id, { isDeleted: true }), 'isDeleted', taskTexts.frozen);
  });
});

describe('removing a task [B356 B519 B548 T343]', () => {
  it('is a soft delete: the task returns 404, its row stays', async () => {
    const { id } = await addTask(server, skill);
    expect((await edit(id, { isDeleted: true })).body).toMatchObject({
      message: taskTexts.removed,
      data: { isDeleted: true },
    });
    for (const response of [await edit(id, { name: 'x' }), await server.call('GET', `task/${id}`, { token: coach })])
      expectFailure(response, 'not_found');
    expect(await rowsOf(server, sql`select 1 from tasks where id = ${id}`)).toHaveLength(1);
  });

  it('is undone with isDeleted: false by those who may remove it, while its skill is there', async () => {
    const { id } = await addTask(server, skill, { name: 'Back again' });
    const restore = (token?: string) => edit(id, { isDeleted: false }, token);
    await edit(id, { isDeleted: true });
    expectFailure(await restore(parent), 'forbidden');
    expectFailure(await edit(id, { isDeleted: false, version: 1 }), 'stale');
    expect((await restore()).body).toMatchObject({ message: taskTexts.restored, data: { isDeleted: false } });
    expect((await read(id)).name).toBe('Back again');
    // Not removed: an ordinary change.
    expect((await edit(id, { isDeleted: false, name: 'Other' })).body).toMatchObject({ message: taskTexts.updated });
    const gone = await addSkill(server, await addOutcome(server, { memberId: arlo.id }));
    const { id: orphan } = await addTask(server, gone);
    await edit(orphan, { isDeleted: true });
    await rowsOf(server, sql`update skills set deleted_at = now() where id = ${gone.id}`);
    expectFailure(await edit(orphan, { isDeleted: false }), 'not_found');
  });

  it('returns 404 when the body names another child or skill', async () => {
    const { id } = await addTask(server, skill);
    const other = await addSkill(server, await addOutcome(server, { memberId: arlo.id }));
    for (const about of [{ member: kaito.id }, { milestone: other.id }])
      expectFailure(await edit(id, { isDeleted: true, ...about }), 'not_found');
    expect((await read(id)).isDeleted).toBe(false);
    expect((await edit(id, { isDeleted: true, member: arlo.id, milestone: skill.id })).status).toBe(200);
  });

  it('is not allowed to a family, not even for its own task', async () => {
    const { id } = await addTask(server, skill, { createdBy: priya.id });
    expectFailure(await edit(id, { isDeleted: true }, parent), 'forbidden');
    expect((await read(id)).isDeleted).toBe(false);
  });
});

describe('lists of tasks [C081 C252]', () => {
  it('can be filtered by skill, child and assignee, newest first, within reach', async () => {
    const { skill: target } = await addProgramme(server, noor.id);
    const { id } = await addTask(server, target, { assignees: [mia.id], isCompleted: true });
    const list = async (query: string, token = parent) => (await server.call('GET', `task?${query}`, { token })).body;
    expect(await list(`milestone=${target.id}`)).toMatchObject({ count: 2, data: [{ _id: id }, {}] });
    expect(await list(`milestone=${target.id}&assignee=${mia.id}`)).toMatchObject({ count: 1, data: [{ _id: id }] });
    expect(await list(`milestone=${target.id}&isCompleted=false`)).toMatchObject({ count: 1 });
    expect((await list(`assignee=${priya.id}`, await server.signIn('subscriber'))).count).toBe(0);
    expectFailure(await server.call('GET', `task?member=${kaito.id}`, { token: parent }), 'not_found');
    expect((await server.call('GET', 'task', { token: parent })).status).toBe(422);
  });

  it('come with a list of assignees: the family first, then those who work with it', async () => {
    const { data } = (await server.call('GET', `task/assignees/${arlo.id}`, { token: parent })).body;
    expect(data[0]).toMatchObject({ _id: priya.id });
    expect(data.map(({ _id }: { _id: string }) => _id)).toContain(mia.id);
    expect(data.map(({ _id }: { _id: string }) => _id)).not.toContain(coach2.id);
  });
});

it('a resource linked to a task is named, shared with the child, and then in use', async () => {
  const [resource] = await rowsOf<{ id: string; name: string }>(
    server,
    sql`select id, name from resources r where status = 'Active' and deleted_at is null and not is_private
      and not exists (select 1 from resource_shares s where s.resource_id = r.id and s.member_id = ${arlo.id}) limit 1`,
  );
  if (!resource) throw new Error('The demo library has nothing to share.');
  const created = await create({ ...short(), fileLink: [resource.id] });
  expect(created.body.data.fileLink).toEqual([{ _id: resource.id, name: resource.name }]);
  const used = () =>
    rowsOf(
      server,
      sql`select 1 from resource_shares s join resource_tasks t using (resource_id, member_id)
        where s.resource_id = ${resource.id} and s.member_id = ${arlo.id}`,
    );
  expect(await used()).toHaveLength(1);
  await edit(created.body.data._id, { fileLink: [] });
  expect(await used()).toEqual([]);
});
