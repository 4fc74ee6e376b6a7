import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import { letGoTexts, OLDER_TASKS_MAX } from '@amberway/contract/tasks/let-go';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { addChild, addUser } from '../../../testing/people.ts';
import { addOutcome, addSkill, addTask } from '../../../testing/programme.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { notifyOverdue } from '../overdue/overdue.ts';

const server = useServer();
const { coach } = DEMO_PEOPLE;
const tokens = useTokens(server, 'coach', 'coach2');
const TODAY = dayInZone(null);
const daysAgo = (days: number) => dayInZone(null, new Date(Date.now() - days * DAY));

const scene = async () => {
  const user = await addUser(server, { csm: coach.id, validated: true });
  const child = await addChild(server, { parentId: user.id, primaryContact: coach.id, firstName: 'Quill' });
  const token = await server.signIn(user);
  const outcome = await addOutcome(server, { memberId: child.id });
  const skill = await addSkill(server, outcome);
  const old = (part: object = {}) =>
    addTask(server, skill, { dueDate: daysAgo(30), assignees: [user.id], ...part }).then(({ id }) => id);
  const post = (path: string, tasks: string[], as = token) =>
    server.call('POST', `task/${path}`, { token: as, body: { tasks } });
  const read = async (path: string, as = token) => (await server.call('GET', path, { token: as })).body.data;
  const home = () => read(`dashboard/today?member=${child.id}`);
  const stateOf = async (id: string) => {
    const { isCompleted, closedAt, isLetGo } = await read(`task/${id}`);
    return isCompleted ? 'done' : isLetGo ? 'let go' : closedAt ? 'closed' : 'open';
  };
  return { user, child, token, outcome, skill, old, post, read, home, stateOf };
};

it('one press lets the family’s older tasks go: neither done nor open, in no count, and no longer reminded of', async () => {
  const { child, user, token, old, post, read, home, stateOf } = await scene();
  const ids = [await old(), await old(), await old()];
  await server.within(() => notifyOverdue(TODAY));
  const reminders = async (who = user.id, as = token) =>
    (await read(`notification/${who}`, as)).filter(
      ({ type, message }: { type: string; message: string }) =>
        type === 'TASK_OVERDUE' && (who === user.id || message.startsWith(`${child.firstName}:`)),
    ).length;
  expect([await reminders(), await reminders(coach.id, tokens.coach)]).toEqual([3, 1]);
  expect((await post('letGo', ids)).body.data.tasks.toSorted()).toEqual(ids.toSorted());
  expect(await Promise.all(ids.map(stateOf))).toEqual(['let go', 'let go', 'let go']);
  const after = await home();
  expect([after.pendingTasks.count, after.completedTasks.count, after.olderTasks.count]).toEqual([0, 0, 0]);
  expect(after.letGoTasks).toHaveLength(3);
  expect([await reminders(), await reminders(coach.id, tokens.coach)]).toEqual([0, 0]);
  await server.within(() => notifyOverdue(TODAY));
  expect([await reminders(), await reminders(coach.id, tokens.coach)]).toEqual([0, 0]);
  const progress = await read(`dashboard/progress?member=${child.id}`);
  expect([progress.pendingTasks.count, progress.engagement]).toEqual([0, { completed: 0, due: 0 }]);
  expect((await read(`childPage/${child.id}`, tokens.coach)).tasks).toMatchObject({ open: 0, letGo: 3 });
});

it('for a day the home takes it back, and the programme brings a task back later, for the family and for its coach', async () => {
  const { old, post, home, stateOf } = await scene();
  const [first, second] = [await old(), await old()];
  await post('letGo', [first, second]);
  await rowsOf(server, sql`update tasks set closed_at = now() - interval '25 hours' where id = ${second}`);
  expect((await home()).letGoTasks.map(({ _id }: { _id: string }) => _id)).toEqual([first]);
  expect((await post('bringBack', [first])).body.data.tasks).toEqual([first]);
  expect((await post('bringBack', [second], tokens.coach)).body.data.tasks).toEqual([second]);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['open', 'open']);
  // A second tab presses the same.
  expect((await post('bringBack', [first])).body.data.tasks).toEqual([]);
});

it('two carers at once: what one has done stays done, and a tick that arrives later makes a task done that was let go', async () => {
  const { token, old, post, stateOf } = await scene();
  const [done, late] = [await old(), await old()];
  const tick = (id: string) =>
    server.call('PATCH', `task/status/${id}`, { token, body: { isCompleted: true, notes: 'We did it.' } });
  await tick(done);
  expect((await post('letGo', [done, late])).body.data.tasks).toEqual([late]);
  expect((await post('letGo', [done, late])).body.data.tasks).toEqual([]);
  const ticked = await tick(late);
  expect(ticked.body.data).toMatchObject({ isCompleted: true, closedAt: null, isLetGo: false });
  expect((await post('bringBack', [late])).body.data.tasks).toEqual([]);
  expect(await stateOf(done)).toBe('done');
  // Undoing the tick restores what was before it.
  const { version } = ticked.body.data;
  expect((await server.call('POST', `task/status/${late}/undo`, { token, body: { version } })).status).toBe(200);
  expect(await stateOf(late)).toBe('let go');
});

it('only the family lets go, and only of what is assigned to it; others find nothing', async () => {
  const { user, old, post, stateOf } = await scene();
  const [own, coachs] = [await old(), await old({ assignees: [coach.id] })];
  expectFailure(await post('letGo', [own], tokens.coach), 'forbidden');
  const acting = (await server.call('POST', `auth/actAs/${user.id}`, { token: tokens.coach })).body.data.token;
  expectFailure(await post('letGo', [own], acting), 'forbidden');
  const stranger = await server.signIn(await addUser(server, {}));
  expectFailure(await post('letGo', [own], stranger), 'not_found');
  expectFailure(await post('bringBack', [own], tokens.coach2), 'not_found');
  expectFailure(await post('letGo', [uuidv7()]), 'not_found');
  expect((await post('letGo', [coachs])).body.data.tasks).toEqual([]);
  expect([await stateOf(own), await stateOf(coachs)]).toEqual(['open', 'open']);
  expectInvalid(await post('letGo', []), 'tasks', letGoTexts.select);
  expect(
    (
      await post(
        'letGo',
        Array.from({ length: OLDER_TASKS_MAX + 1 }, () => own),
      )
    ).status,
  ).toBe(422);
});

it('it stays let go when its skill ends and that is undone; below an ended skill nothing is brought back', async () => {
  const { skill, old, post, stateOf } = await scene();
  const [gone, open] = [await old(), await old()];
  await post('letGo', [gone]);
  const body = { status: 'Mastered', reason: 'The school saw it every day.' };
  expect((await server.call('PUT', `milestone/${skill.id}`, { token: tokens.coach, body })).status).toBe(200);
  expect([await stateOf(gone), await stateOf(open)]).toEqual(['let go', 'closed']);
  expectInvalid(await post('bringBack', [gone]), 'tasks', letGoTexts.ended);
  await server.call('POST', `milestone/${skill.id}/undo`, { token: tokens.coach, body: {} });
  expect([await stateOf(gone), await stateOf(open)]).toEqual(['let go', 'open']);
});

it('a coach brings it back before changing it', async () => {
  const { old, post } = await scene();
  const id = await old();
  await post('letGo', [id]);
  const edit = () => server.call('PUT', `task/${id}`, { token: tokens.coach, body: { name: 'Another name' } });
  expectInvalid(await edit(), 'milestone', letGoTexts.bringBackFirst);
  await post('bringBack', [id], tokens.coach);
  expect((await edit()).status).toBe(200);
});
