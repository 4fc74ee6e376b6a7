import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeNotificationTexts } from '@amberway/contract/outcomes/notifications';
import { taskNotificationTexts } from '@amberway/contract/tasks/notifications';
import { userNotificationTexts } from '@amberway/contract/users/notifications';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { dayIn } from '@amberway/fixtures/dates';
import type { DemoMember } from '@amberway/fixtures/members';
import { authenticate } from '../../kernel/identity/authenticate.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addNotification } from '../../testing/notifications.ts';
import { addChild, addUser, type TestUser } from '../../testing/people.ts';
import { addOutcome, addProgramme, addSkill, addTask, entryOf } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';
import { notifyNote } from '../activity-notes/save/notify.ts';
import { notifyResourcesShared } from '../resources/share/notify.ts';
import { notifyOverdue } from '../tasks/overdue/overdue.ts';

const server = useServer();
type Someone = TestUser & { token: string };
let coach: Someone;
let parent: Someone;
let child: DemoMember;

const someone = async (about: Parameters<typeof addUser>[1]): Promise<Someone> => {
  const user = await addUser(server, about);
  return { ...user, token: await server.signIn(user) };
};
let types: { skill: string; milestoneType: string; taskType: string };
beforeAll(async () => {
  coach = await someone({ type: 'Business', firstName: 'Co', lastName: 'Ach' });
  types = {
    skill: await entryOf(server, 'skill'),
    milestoneType: await entryOf(server, 'milestoneType'),
    taskType: await entryOf(server, 'taskType'),
  };
});
beforeEach(async () => {
  parent = await someone({ firstName: 'Pa', lastName: 'Rent' });
  child = await addChild(server, { parentId: parent.id, primaryContact: coach.id });
});

const notificationsOf = async ({ id, token }: Someone, query = ''): Promise<(Notification & { session: unknown })[]> =>
  (await server.call('GET', `notification/${id}${query}`, { token })).body.data;
const messagesOf = async (who: Someone) => (await notificationsOf(who)).map(({ type, message }) => [type, message]);
const unread = async ({ token }: Someone) => (await me(server, token)).body.data.unreadCount;
const post = (path: string, body: object, { token } = coach) => server.call('POST', path, { token, body });
const put = (path: string, body: object, { token } = coach) => server.call('PUT', path, { token, body });
const newTask = (skillId: string, assignee: string[]) => ({
  milestone: skillId,
  name: 'Practise',
  description: 'Twice',
  taskType: types.taskType,
  assignee,
});

describe('recipients of a notification', () => {
  it('about outcomes and skills: the parent [B148 B553 B555 B556 C069 C070 C076]', async () => {
    const goal = await post('goal', {
      member: child.id,
      name: 'A calm and quiet evening at home',
      typeOfGoal: types.skill,
      performanceEvaluation: 'x',
      neededSkills: ['y'],
    });
    const { _id } = goal.body.data;
    await put(`goal/${_id}`, { challenges: 'Noise' });
    await put(`goal/${_id}`, { challenges: 'Noise' });
    await post('milestone', { goal: _id, name: 'Bath', milestoneType: types.milestoneType, targetSkills: ['z'] });
    expect(await messagesOf(parent)).toEqual([
      ['MILESTONE_ADDED', 'A new skill has been added to A calm and quiet eve'],
      ['GOAL_UPDATED', outcomeNotificationTexts.updated],
      ['GOAL_ADDED', outcomeNotificationTexts.added],
    ]);
    expect(await unread(parent)).toBe(3);
    expect((await notificationsOf(parent))[0]).toMatchObject({
      user: parent.id,
      businessUser: { _id: coach.id },
      member: { _id: child.id },
      milestone: { name: 'Bath' },
      read: false,
    });
  });

  it('about a new task: its assignees, each by name, and never the one who added it [B554 C082]', async () => {
    const { skill } = await addProgramme(server, child.id);
    const before = (await notificationsOf(coach)).length;
    const created = await post('task', newTask(skill.id, [parent.id, coach.id]));
    expect(await messagesOf(parent)).toEqual([['TASK_ADDED', 'A new task has been assigned to Pa Rent']]);
    expect(await notificationsOf(coach)).toHaveLength(before);
    const own = await post('task', newTask(skill.id, [parent.id]), parent);
    expect(await notificationsOf(parent)).toHaveLength(1);
    await put(`task/${own.body.data._id}`, { assignee: [parent.id, coach.id] }, parent);
    expect((await notificationsOf(coach))[0]).toMatchObject({
      type: 'TASK_ADDED',
      message: 'A new task has been assigned to Co Ach',
    });
    expect(created.status).toBe(200);
  });

  it('about a tick: the clinician if a parent ticks, the parent if a coach does, once [B352]', async () => {
    const { task } = await addProgramme(server, child.id);
    await rowsOf(server, sql`insert into task_assignees values (${task.id}, ${parent.id})`);
    const tick = ({ token }: Someone, isCompleted: boolean) =>
      server.call('PATCH', `task/status/${task.id}`, { token, body: { isCompleted } });
    const before = (await notificationsOf(coach)).length;
    for (let n = 0; n < 3; n += 1) expect((await tick(parent, true)).status).toBe(200);
    expect(await notificationsOf(coach)).toHaveLength(before + 1);
    expect((await notificationsOf(coach))[0]).toMatchObject({ type: 'TASK_MARKED', task: { _id: task.id } });
    await tick(coach, false);
    expect(await notificationsOf(parent)).toEqual([]);
    await tick(coach, true);
    expect(await messagesOf(parent)).toEqual([['TASK_MARKED', taskNotificationTexts.marked(task.name)]]);
  });

  it('about activity notes and resources: the parent [B552]', async () => {
    await server.within(async () => {
      const principal = await authenticate(`Bearer ${coach.token}`, false);
      await notifyNote(principal, child.id, '01a00000-0000-7000-8000-00000000abcd');
      const [resource] = await rowsOf<{ id: string; name: string }>(
        server,
        sql`select id, name from resources limit 1`,
      );
      await notifyResourcesShared(principal, child, resource ? [resource] : []);
    });
    expect(
      (await notificationsOf(parent)).map(({ type, session, resource }) => [type, session !== null, resource !== null]),
    ).toEqual([
      ['RESOURCE', false, true],
      ['SESSION_ADDED', true, false],
    ]);
  });

  it('about the first sign-in: that user, once', async () => {
    const fresh = await someone({ firstTimeLogin: true });
    for (let n = 0; n < 2; n += 1) await server.call('PATCH', `user/firstLogin/${fresh.id}`, { token: fresh.token });
    expect(await messagesOf(fresh)).toEqual([['FIRST_TIME_LOGIN', userNotificationTexts.firstLogin]]);
    expect(await unread(fresh)).toBe(1);
  });

  it('about a change that is rolled back: nobody', async () => {
    const { skill } = await addProgramme(server, child.id);
    await post('task', { ...newTask(skill.id, [parent.id]), name: ' ' });
    expect([await notificationsOf(parent), await unread(parent)]).toEqual([[], 0]);
  });
});

describe('notifications of overdue tasks', () => {
  it('go to assignees and clinician once a day, and not for done, removed or closed tasks', async () => {
    const outcome = await addOutcome(server, { memberId: child.id });
    const skill = await addSkill(server, outcome);
    const late = { dueDate: dayIn(-3), assignees: [parent.id] };
    const task = await addTask(server, skill, late);
    await addTask(server, skill, { ...late, isCompleted: true });
    await addTask(server, skill, { ...late, deletedAt: '2026-01-01T00:00:00.000Z' });
    await addTask(server, skill, { ...late, dueDate: dayIn(0) });
    await addTask(server, await addSkill(server, outcome, { status: 'Mastered' }), late);
    const cancelled = await addOutcome(server, { memberId: child.id, status: 'Cancelled' });
    await addTask(server, await addSkill(server, cancelled), late);
    const before = (await notificationsOf(coach, '?limit=200')).length;
    for (let n = 0; n < 2; n += 1) await server.within(() => notifyOverdue(dayIn(0)));
    expect(await messagesOf(parent)).toEqual([['TASK_OVERDUE', taskNotificationTexts.overdue(task.name)]]);
    expect(await notificationsOf(coach, '?limit=200')).toHaveLength(before + 1);
    expect(await unread(parent)).toBe(1);
    await server.within(() => notifyOverdue(dayIn(1)));
    expect((await notificationsOf(parent)).filter(({ task: about }) => about?._id === task.id)).toHaveLength(2);
  });
});

describe('the list of notifications [B239 B557 C051]', () => {
  it('is newest first, paged, and contains only the user’s own', async () => {
    for (let n = 0; n < 12; n += 1)
      await addNotification(server, parent.id, {
        message: `${n}`,
        createdAt: `2026-01-01T00:00:${String(n).padStart(2, '0')}.000Z`,
      });
    const first = await server.call('GET', `notification/${parent.id}?skip=0&limit=10`, { token: parent.token });
    expect(first.body.count).toBe(12);
    expect(first.body.data.map(({ message }: Notification) => message)).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
    expect(await notificationsOf(parent, '?skip=10&limit=10')).toHaveLength(2);
    expect(await notificationsOf(parent, '?limit=100')).toHaveLength(12);
    expectFailure(await server.call('GET', `notification/${parent.id}`, { token: coach.token }), 'not_found');
  });

  it('hides notifications of a removed task, and the bell no longer counts them [B240]', async () => {
    const { skill } = await addProgramme(server, child.id);
    const { _id } = (await post('task', newTask(skill.id, [parent.id]))).body.data;
    expect([(await notificationsOf(parent)).length, await unread(parent)]).toEqual([1, 1]);
    await put(`task/${_id}`, { isDeleted: true });
    expect([(await notificationsOf(parent)).length, await unread(parent)]).toEqual([0, 0]);
  });

  it('hides notifications of families the reader no longer works with', async () => {
    const helper = await someone({ type: 'Business' });
    const outcome = await addOutcome(server, { memberId: child.id });
    const skill = await addSkill(server, outcome, { team: [helper.id] });
    await post('task', newTask(skill.id, [helper.id]));
    expect(await notificationsOf(helper)).toHaveLength(1);
    await put(`milestone/${skill.id}`, { teamMember: [], needHelp: false });
    expect(await notificationsOf(helper)).toEqual([]);
  });
});

describe('reading notifications [B160 B241 B332 B558 C052 C053 C054]', () => {
  const patch = (path: string, { token }: Someone, body: object = {}) =>
    server.call('PATCH', `notification/${path}`, { token, body });

  it('marking one as read lowers the count once; opening the bell resets it and marks none as read', async () => {
    const { skill } = await addProgramme(server, child.id);
    for (let n = 0; n < 3; n += 1) await post('task', newTask(skill.id, [parent.id]));
    const [newest] = await notificationsOf(parent);
    for (let n = 0; n < 2; n += 1)
      expect((await patch(`read/${newest?._id}`, parent)).body.data).toMatchObject({ read: true });
    expect(await unread(parent)).toBe(2);
    expect((await patch('readAll', parent, { unreadCount: 0 })).body.data).toEqual({ unreadCount: 0 });
    expect(await unread(parent)).toBe(0);
    expect((await notificationsOf(parent)).map(({ read }) => read)).toEqual([true, false, false]);
    const [, second] = await notificationsOf(parent);
    await post('task', newTask(skill.id, [parent.id]));
    await patch(`read/${second?._id}`, parent);
    expect(await unread(parent)).toBe(1);
    expect((await patch('readAll', parent, { unreadCount: 5 })).status).toBe(422);
  });

  it('marking one of a family the reader no longer works with returns 404 and leaves it unread', async () => {
    const helper = await someone({ type: 'Business' });
    const skill = await addSkill(server, await addOutcome(server, { memberId: child.id }), { team: [helper.id] });
    await post('task', newTask(skill.id, [helper.id]));
    const [lost] = await notificationsOf(helper);
    await put(`milestone/${skill.id}`, { teamMember: [], needHelp: false });
    expectFailure(await patch(`read/${lost?._id}`, helper), 'not_found');
    expect(await rowsOf(server, sql`select read, seen from notifications where id = ${lost?._id}`)).toEqual([
      { read: false, seen: false },
    ]);
  });

  it('marking someone else’s returns 404, and staff acting as a family cannot mark any', async () => {
    const { id } = await addNotification(server, parent.id);
    expectFailure(await patch(`read/${id}`, coach), 'not_found');
    const acting = (await server.call('POST', `auth/actAs/${parent.id}`, { token: coach.token })).body.data
      .token as string;
    expectFailure(await patch(`read/${id}`, { ...coach, token: acting }), 'forbidden');
    expect(await notificationsOf({ ...parent, token: acting })).toHaveLength(1);
  });
});

describe('a client that reports a change itself [C050 B553]', () => {
  it('gets the notification the server has stored, and creates none', async () => {
    const { skill } = await addProgramme(server, child.id);
    const { _id } = (await post('task', newTask(skill.id, [parent.id]))).body.data;
    const report = {
      type: 'TASK_ADDED',
      member: child.id,
      task: _id,
      user: parent.id,
      businessUser: coach.id,
      message: 'x',
    };
    const response = await post('notification', report);
    expect(response.body.data).toMatchObject({ type: 'TASK_ADDED', user: parent.id, task: { _id } });
    expect(response.body.data.message).not.toBe('x');
    expect(await notificationsOf(parent)).toHaveLength(1);
    expect((await post('notification', { ...report, type: 'TASK_MARKED' })).body.data).toBeNull();
  });

  it('is rejected when it names strangers, foreign children or records, or no record at all', async () => {
    const { outcome } = await addProgramme(server, child.id);
    const report = { type: 'GOAL_ADDED', member: child.id, goal: outcome.id };
    const other = await addChild(server, { parentId: parent.id, primaryContact: coach.id });
    const stranger = await addUser(server);
    const foreign = await addProgramme(server, (await addChild(server, { parentId: stranger.id })).id);
    // Also foreign records named in addition to the one the report is about.
    const beside = { milestone: foreign.skill.id, task: foreign.task.id, session: foreign.task.id };
    for (const change of [
      { user: stranger.id },
      { businessUser: stranger.id },
      { member: other.id },
      { resource: foreign.task.id },
      ...Object.entries(beside).map(([field, id]) => ({ [field]: id })),
    ])
      expectFailure(await post('notification', { ...report, ...change }), 'not_found');
    const outsider = await someone({ type: 'Business' });
    expectFailure(await post('notification', report, outsider), 'not_found');
    expect((await post('notification', { type: 'GOAL_ADDED', member: child.id })).status).toBe(422);
    expect((await post('notification', { ...report, type: 'FIRST_TIME_LOGIN' })).status).toBe(422);
    expect(await notificationsOf(parent)).toEqual([]);
  });
});
