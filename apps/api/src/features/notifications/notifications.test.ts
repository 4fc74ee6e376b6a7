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
import { addChild, addCover, addUser, type TestUser } from '../../testing/people.ts';
import { addOutcome, addProgramme, addSkill, addTask, entryOf } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';
import { notifyNote } from '../activity-notes/save/notify.ts';
import { notifyResourcesShared } from '../resources/share/notify.ts';
import { notifyOverdue } from '../tasks/overdue/overdue.ts';
import { lockUnreadFrom, readNotificationsFrom } from './public.ts';

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
  const late = () => ({ dueDate: dayIn(-3), assignees: [parent.id] });
  const remind = (day: number) => server.within(() => notifyOverdue(dayIn(day)));
  const linesOf = async (staff: Someone) =>
    (await notificationsOf(staff, '?limit=200'))
      .filter(({ type, customer }) => type === 'TASK_OVERDUE' && customer?._id === parent.id)
      .map(({ message }) => message);
  const lineOf = (count: number, today = 0, oldest = -3) =>
    taskNotificationTexts.openTasks({
      children: [child.firstName],
      count,
      oldest: dayIn(oldest),
      today: dayIn(today),
    });

  it('go to assignees and clinician, and not for done, removed or closed tasks', async () => {
    const outcome = await addOutcome(server, { memberId: child.id });
    const skill = await addSkill(server, outcome);
    const task = await addTask(server, skill, late());
    await addTask(server, skill, { ...late(), isCompleted: true });
    await addTask(server, skill, { ...late(), deletedAt: '2026-01-01T00:00:00.000Z' });
    await addTask(server, skill, { ...late(), dueDate: dayIn(0) });
    await addTask(server, await addSkill(server, outcome, { status: 'Mastered' }), late());
    const cancelled = await addOutcome(server, { memberId: child.id, status: 'Cancelled' });
    await addTask(server, await addSkill(server, cancelled), late());
    for (let n = 0; n < 2; n += 1) await remind(0);
    expect(await messagesOf(parent)).toEqual([['TASK_OVERDUE', `Still open: ${task.name}. Skip it?`]]);
    expect(await linesOf(coach)).toEqual([lineOf(1)]);
    expect(await unread(parent)).toBe(1);
  });

  it('are one line for a family until the due date is moved and passes again', async () => {
    const { skill } = await addProgramme(server, child.id);
    const open = await addTask(server, skill, late());
    for (const day of [0, 1, 2]) await remind(day);
    expect(await messagesOf(parent)).toEqual([['TASK_OVERDUE', taskNotificationTexts.stillOpen(open.name)]]);
    await server.call('PATCH', 'notification/readAll', { token: parent.token, body: {} });
    await remind(3);
    expect(await unread(parent)).toBe(0);
    expect((await put(`task/${open.id}`, { dueDate: dayIn(2) })).status).toBe(200);
    expect(await messagesOf(parent)).toEqual([]);
    await remind(4);
    expect(await messagesOf(parent)).toHaveLength(1);
    expect(await unread(parent)).toBe(1);
  });

  it('are one standing line for staff and family, new again after a week and only when more is open', async () => {
    const own = await someone({ type: 'Business', firstName: 'Of', lastName: 'One' });
    child = await addChild(server, { parentId: parent.id, primaryContact: own.id });
    const { skill } = await addProgramme(server, child.id);
    const open = await addTask(server, skill, late());
    const stateOn = async (...days: number[]) => {
      for (const day of days) await remind(day);
      const state = [await linesOf(own), await unread(own)];
      await server.call('PATCH', 'notification/readAll', { token: own.token, body: {} });
      return state;
    };
    expect(await stateOn(0)).toEqual([[lineOf(1)], 1]);
    await addTask(server, skill, { ...late(), dueDate: dayIn(-1) });
    expect(await stateOn(1, 6)).toEqual([[lineOf(2, 6)], 0]);
    expect(await stateOn(7)).toEqual([[lineOf(2, 7)], 1]);
    expect(await stateOn(8, 14, 60)).toEqual([[lineOf(2, 60)], 0]);
    await rowsOf(server, sql`update tasks set is_completed = true, completed_at = now() where id = ${open.id}`);
    expect(await stateOn(61)).toEqual([[lineOf(1, 61, -1)], 0]);
    await rowsOf(server, sql`update tasks set is_completed = false, completed_at = null where id = ${open.id}`);
    expect(await stateOn(62)).toEqual([[lineOf(2, 62)], 1]);
    expect(
      await rowsOf(server, sql`select 1 from notifications where user_id = ${own.id} and type = 'TASK_OVERDUE'`),
    ).toHaveLength(1);
  });

  it('leave the bell of staff with the last of the family’s tasks, at once', async () => {
    const { skill } = await addProgramme(server, child.id);
    const open = await addTask(server, skill, late());
    await remind(0);
    const before = await unread(coach);
    const tick = (isCompleted: boolean) =>
      server.call('PATCH', `task/status/${open.id}`, { token: coach.token, body: { isCompleted } });
    await tick(true);
    expect([await linesOf(coach), await unread(coach)]).toEqual([[], before - 1]);
    await tick(false);
    expect([await linesOf(coach), await unread(coach)]).toEqual([[lineOf(1)], before]);
    await tick(true);
    await remind(1);
    const stored = sql`select 1 from notifications where customer_id = ${parent.id} and type = 'TASK_OVERDUE'`;
    expect(await rowsOf(server, stored)).toEqual([]);
  });

  it.each([
    ['cannot sign in any more', () => sql`update users set user_status = 'Inactive' where id = ${parent.id}`],
    ['has never signed in', () => sql`update users set validated = false where id = ${parent.id}`],
    [
      'has ended its programme',
      () =>
        sql`update members set membership_start = null, membership_end = ${dayIn(-1)} where parent_id = ${parent.id}`,
    ],
  ])('are none for staff while the family %s', async (_, change) => {
    const { skill } = await addProgramme(server, child.id);
    await addTask(server, skill, late());
    await remind(0);
    expect(await linesOf(coach)).toHaveLength(1);
    await rowsOf(server, change());
    await remind(1);
    expect(await linesOf(coach)).toEqual([]);
  });

  it('of a family go to each of its staff about the tasks that are theirs', async () => {
    const helper = await someone({ type: 'Business', firstName: 'Hel', lastName: 'Per' });
    const { skill } = await addProgramme(server, child.id);
    await addTask(server, skill, late());
    await addTask(server, skill, { dueDate: dayIn(-2), assignees: [helper.id] });
    await remind(0);
    expect(await linesOf(coach)).toEqual([lineOf(2)]);
    // She is assigned without working with the family: nothing of it is shown to her.
    expect(await linesOf(helper)).toEqual([]);
    await addCover(server, helper.id, parent.id);
    expect(await linesOf(helper)).toEqual([lineOf(1, 0, -2)]);
  });

  it('of earlier versions are still shown, the latest of each task', async () => {
    const { skill } = await addProgramme(server, child.id);
    const open = await addTask(server, skill, late());
    const about = { type: 'TASK_OVERDUE', memberId: child.id, taskId: open.id } as const;
    for (const n of [-2, -1])
      await addNotification(server, parent.id, {
        ...about,
        day: dayIn(n),
        message: `On day ${n}`,
        createdAt: `2026-01-0${5 + n}T00:00:00.000Z`,
      });
    expect(await messagesOf(parent)).toEqual([['TASK_OVERDUE', 'On day -1']]);
  });

  it('are hidden while the task is done, and the bell agrees', async () => {
    const { skill } = await addProgramme(server, child.id);
    const open = await addTask(server, skill, late());
    await remind(0);
    const tick = (isCompleted: boolean) =>
      server.call('PATCH', `task/status/${open.id}`, { token: parent.token, body: { isCompleted } });
    const state = async () => [(await notificationsOf(parent)).length, await unread(parent)];
    expect(await state()).toEqual([1, 1]);
    await tick(true);
    expect(await state()).toEqual([0, 0]);
    await tick(false);
    expect(await state()).toEqual([1, 1]);
  });

  it('can be skipped by the family and resumed; the task does not change', async () => {
    const { skill } = await addProgramme(server, child.id);
    const open = await addTask(server, skill, late());
    const skip = (skipped: boolean, token = parent.token) =>
      server.call('PATCH', `task/reminder/${open.id}`, { token, body: { skipped } });
    const details = async () =>
      (await server.call('GET', `task/details/${open.id}`, { token: parent.token })).body.data;
    await remind(0);
    expect((await skip(true)).body.data).toEqual({ skipped: true });
    expect([await messagesOf(parent), await unread(parent)]).toEqual([[], 0]);
    expect(await details()).toMatchObject({ reminderSkipped: true, isCompleted: false, version: 1 });
    await remind(1);
    expect(await messagesOf(parent)).toEqual([]);
    await skip(false);
    expect(await messagesOf(parent)).toHaveLength(1);
    expect((await details()).reminderSkipped).toBe(false);
    const acting = (await server.call('POST', `auth/actAs/${parent.id}`, { token: coach.token })).body.data.token;
    expectFailure(await skip(true, acting), 'forbidden');
    expectFailure(await skip(true, (await someone({})).token), 'not_found');
  });

  it('that are skipped before the daily job has run are not sent by it', async () => {
    const { skill } = await addProgramme(server, child.id);
    const open = await addTask(server, skill, late());
    await server.call('PATCH', `task/reminder/${open.id}`, { token: parent.token, body: { skipped: true } });
    await remind(0);
    expect(await messagesOf(parent)).toEqual([]);
  });
});

describe('a published note', () => {
  const publish = async (startTime: string) => {
    const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
    const about = { title: 'Turns', about: 'We took turns.', type: 'coaching_session', status: 'Published' };
    return (await post('session', { member: child.id, startTime, endTime, ...about })).body.data._id as string;
  };

  it('says who wrote about which day, in the family’s zone, and is new until it is opened anywhere [B378]', async () => {
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'Australia/Sydney' });
    const noteId = await publish(yesterday);
    await post('goal', {
      member: child.id,
      name: 'Later',
      typeOfGoal: types.skill,
      performanceEvaluation: 'x',
      neededSkills: ['y'],
    });
    const [first, second] = await notificationsOf(parent);
    expect(first).toMatchObject({
      type: 'SESSION_ADDED',
      message: `Co wrote about ${weekday.format(new Date(yesterday))}`,
      read: false,
    });
    expect(second?.type).toBe('GOAL_ADDED');
    await server.call('PATCH', 'notification/readAll', { token: parent.token, body: {} });
    expect(await unread(parent)).toBe(1);
    await server.call('GET', `session/${noteId}/read`, { token: parent.token });
    expect(await unread(parent)).toBe(0);
    expect((await notificationsOf(parent)).map(({ type, read }) => [type, read])).toEqual([
      ['GOAL_ADDED', true],
      ['SESSION_ADDED', true],
    ]);
  });

  it('of another week says the date', async () => {
    await publish('2026-01-05T02:00:00.000Z');
    expect((await notificationsOf(parent))[0]?.message).toBe('Co wrote about Mon 5 Jan');
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
    await put(`task/${_id}`, { isDeleted: false });
    expect([(await notificationsOf(parent)).length, await unread(parent)]).toEqual([1, 1]);
  });

  it('hides notifications of a removed skill and its tasks, and shows them unread again when it is restored', async () => {
    const outcome = await addOutcome(server, { memberId: child.id });
    const { _id } = (
      await post('milestone', {
        goal: outcome.id,
        name: 'Taking turns',
        milestoneType: await entryOf(server, 'milestoneType'),
        targetSkills: ['Three turns'],
      })
    ).body.data;
    await post('task', newTask(_id, [parent.id]));
    expect([(await notificationsOf(parent)).length, await unread(parent)]).toEqual([2, 2]);
    await put(`milestone/${_id}`, { isDeleted: true });
    expect([(await notificationsOf(parent)).length, await unread(parent)]).toEqual([0, 0]);
    await put(`milestone/${_id}`, { isDeleted: false });
    expect([(await notificationsOf(parent)).length, await unread(parent)]).toEqual([2, 2]);
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

  it('marking one as read lowers the count once; opening the bell reads the rest', async () => {
    const { skill } = await addProgramme(server, child.id);
    for (let n = 0; n < 3; n += 1) await post('task', newTask(skill.id, [parent.id]));
    const [newest] = await notificationsOf(parent);
    for (let n = 0; n < 2; n += 1)
      expect((await patch(`read/${newest?._id}`, parent)).body.data).toMatchObject({ read: true });
    expect(await unread(parent)).toBe(2);
    expect((await patch('readAll', parent, { unreadCount: 0 })).body.data).toEqual({ unreadCount: 0 });
    expect(await unread(parent)).toBe(0);
    expect((await notificationsOf(parent)).map(({ read }) => read)).toEqual([true, true, true]);
    await post('task', newTask(skill.id, [parent.id]));
    expect(await unread(parent)).toBe(1);
    expect((await patch('readAll', parent, { unreadCount: 5 })).status).toBe(422);
  });

  it('what waits to be opened comes first and stays unread; the count is that of the list', async () => {
    const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
    await addNotification(server, parent.id, { message: 'Note', untilOpened: true, createdAt: at(1) });
    await addNotification(server, parent.id, { message: 'Old', read: true, createdAt: at(2) });
    await addNotification(server, parent.id, { message: 'New', createdAt: at(3) });
    const shown = async () => (await notificationsOf(parent)).map(({ message, read }) => [message, read]);
    expect(await shown()).toEqual([
      ['Note', false],
      ['New', false],
      ['Old', true],
    ]);
    expect((await patch('readAll', parent)).body.data).toEqual({ unreadCount: 1 });
    expect(await shown()).toEqual([
      ['Note', false],
      ['New', true],
      ['Old', true],
    ]);
    const [note] = await notificationsOf(parent);
    await patch(`read/${note?._id}`, parent);
    expect(await unread(parent)).toBe(0);
    expect((await shown()).map(([message]) => message)).toEqual(['New', 'Old', 'Note']);
  });

  it('what a person did is read in the bell when it was read where it happened', async () => {
    await addNotification(server, parent.id, { actorId: coach.id, untilOpened: true });
    const other = await addNotification(server, parent.id, { untilOpened: true });
    const unreadFrom = () => server.within(() => lockUnreadFrom(parent.id, ['GOAL_ADDED'], coach.id));
    expect(await unreadFrom()).toBe(true);
    await server.within(() => readNotificationsFrom(parent.id, ['GOAL_ADDED'], coach.id));
    expect([await unreadFrom(), await unread(parent)]).toEqual([false, 1]);
    expect((await notificationsOf(parent))[0]?._id).toBe(other.id);
  });

  it('marking one of a family the reader no longer works with returns 404 and leaves it unread', async () => {
    const helper = await someone({ type: 'Business' });
    const skill = await addSkill(server, await addOutcome(server, { memberId: child.id }), { team: [helper.id] });
    await post('task', newTask(skill.id, [helper.id]));
    const [lost] = await notificationsOf(helper);
    await put(`milestone/${skill.id}`, { teamMember: [], needHelp: false });
    expectFailure(await patch(`read/${lost?._id}`, helper), 'not_found');
    expect(await rowsOf(server, sql`select read from notifications where id = ${lost?._id}`)).toEqual([
      { read: false },
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
