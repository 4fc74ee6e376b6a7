import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addProgramme, addTask } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const server = useServer();
let parent: string;
let coach: string;
let id: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
  coach = await server.signIn('coach');
});
beforeEach(async () => {
  const { skill } = await addProgramme(server, DEMO_CHILDREN.arlo.id);
  id = (await addTask(server, skill, { notes: 'Last week: not yet' })).id;
});

const tick = (body: object, token = parent) => server.call('PATCH', `task/status/${id}`, { token, body });
const undo = (version: number, token = parent, key?: string) =>
  server.call('POST', `task/status/${id}/undo`, {
    token,
    body: { version },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const stored = async () => {
  const columns = sql`is_completed, completed_at, completed_by, notes, before_tick`;
  return (await rowsOf(server, sql`select ${columns} from tasks where id = ${id}`))[0];
};
const marked = () => rowsOf(server, sql`select 1 from notifications where task_id = ${id} and type = 'TASK_MARKED'`);
const unread = async (token: string) => (await me(server, token)).body.data.unreadCount as number;

describe('undoing a tick', () => {
  it('restores state and note, and withdraws the notification', async () => {
    const before = [await stored(), await unread(coach)];
    const { version } = (await tick({ isCompleted: true, notes: 'He waited by himself' })).body.data;
    expect([(await marked()).length, await unread(coach)]).toEqual([1, Number(before[1]) + 1]);
    const undone = await undo(version);
    expect(undone.body.data).toMatchObject({ isCompleted: false, notes: 'Last week: not yet', tickedBy: null });
    expect([await stored(), await unread(coach)]).toEqual(before);
    expect(await marked()).toEqual([]);
    const actions = await rowsOf(server, sql`select action from audit_log where record_id = ${id} order by id`);
    expect(actions).toEqual([{ action: 'tick' }, { action: 'undo' }]);
  });

  it('works after a repeated tick, and once however often it is sent with the same key', async () => {
    const send = () =>
      server.call('PATCH', `task/status/${id}`, {
        token: parent,
        body: { isCompleted: true, notes: 'Yes' },
        headers: { 'idempotency-key': `tick-${id}` },
      });
    const { version } = (await send()).body.data;
    expect((await send()).body.data.version).toBe(version);
    const first = await undo(version, parent, `undo-${id}`);
    expect(first.status).toBe(200);
    expect((await undo(version, parent, `undo-${id}`)).body).toEqual(first.body);
    expectFailure(await undo(version), 'stale', { message: taskTexts.changedSince });
  });

  it('is refused when somebody has changed the task since, which stays as it is', async () => {
    const { version } = (await tick({ isCompleted: true })).body.data;
    await server.call('PUT', `task/${id}`, { token: coach, body: { name: 'Another name' } });
    expectFailure(await undo(version), 'stale', { message: taskTexts.changedSince });
    expectFailure(await undo(version + 1), 'stale', { message: taskTexts.changedSince });
    expect(await stored()).toMatchObject({ is_completed: true });
  });

  it('of a second note, which is added below the first, leaves the first one; the task stays done', async () => {
    await tick({ isCompleted: true, notes: 'In one tab' });
    const { version, notes } = (await tick({ isCompleted: true, notes: 'In the other' })).body.data;
    expect(notes).toBe('In one tab\n\nIn the other');
    // The same words again, or none, add nothing.
    for (const again of [{}, { notes: notes as string }])
      expect((await tick({ isCompleted: true, ...again })).body.data).toMatchObject({ notes, version });
    expect((await undo(version)).body.data).toMatchObject({ isCompleted: true, notes: 'In one tab' });
  });

  it('is for the person who ticked, for some minutes', async () => {
    const { version } = (await tick({ isCompleted: true })).body.data;
    expectFailure(await undo(version, coach), 'forbidden', { message: taskTexts.notYourTick });
    await rowsOf(
      server,
      sql`update tasks set before_tick = jsonb_set(before_tick, '{at}', '"2026-01-01T00:00:00.000Z"') where id = ${id}`,
    );
    expectInvalid(await undo(version), 'isCompleted', taskTexts.undoTooLate);
    expectFailure(await undo(version, await server.signIn('subscriber')), 'not_found');
  });
});

describe('whose tick it is', () => {
  it('is in the programme, on the home and in the details', async () => {
    await tick({ isCompleted: true }, coach);
    const tickedBy = { _id: DEMO_PEOPLE.coach.id, firstName: DEMO_PEOPLE.coach.firstName };
    const get = async (path: string) => (await server.call('GET', path, { token: parent })).body.data;
    const programme = await get(`goal?member=${DEMO_CHILDREN.arlo.id}`);
    const tasks = programme.flatMap((one: { milestones: { tasks: object[] }[] }) =>
      one.milestones.flatMap((skill) => skill.tasks),
    );
    expect(tasks).toContainEqual(expect.objectContaining({ _id: id, tickedBy }));
    const home = await get(`dashboard/progress?member=${DEMO_CHILDREN.arlo.id}`);
    expect(home.completedTasks.items).toContainEqual(expect.objectContaining({ _id: id, tickedBy }));
    expect(await get(`task/details/${id}`)).toMatchObject({ tickedBy });
  });
});
