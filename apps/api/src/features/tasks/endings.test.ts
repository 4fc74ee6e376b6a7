import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { closingTexts } from '@amberway/contract/programme/closing';
import { skillTexts } from '@amberway/contract/skills/texts';
import { openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { dayIn } from '@amberway/fixtures/dates';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addCover } from '../../testing/people.ts';
import { addOutcome, addSkill, addTask } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { notifyOverdue } from './overdue/overdue.ts';

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'parent');
const { coach, coach2, parent } = DEMO_PEOPLE;
let colleague: string;
beforeAll(async () => {
  colleague = await server.signIn('coach2');
});

/** A child with an outcome, a skill to be ended with an open, overdue and a done task, and one that continues. */
const programme = async () => {
  const child = await addChild(server, { parentId: parent.id, primaryContact: coach.id });
  const outcome = await addOutcome(server, { memberId: child.id });
  const ending = await addSkill(server, outcome, { name: 'Ends', team: [coach2.id] });
  const next = await addSkill(server, outcome, { name: 'Goes on' });
  const open = await addTask(server, ending, { name: 'Open', dueDate: dayIn(-3), assignees: [parent.id] });
  const done = await addTask(server, ending, { name: 'Done', isCompleted: true });
  return { child, outcome, ending, next, open, done };
};

const put = (path: string, body: object, token = tokens.coach) => server.call('PUT', path, { token, body });
const master = (id: string, openTasks?: object) =>
  put(`milestone/${id}`, { status: 'Mastered', ...(openTasks && { openTasks }) });
const undo = (path: string, token = tokens.coach, body = {}) => server.call('POST', `${path}/undo`, { token, body });
const tick = (id: string, isCompleted = true, token = tokens.parent) =>
  server.call('PATCH', `task/status/${id}`, { token, body: { isCompleted } });
const stateOf = async (id: string) =>
  (
    await rowsOf<{ skill_id: string; closed: boolean; is_extra: boolean }>(
      server,
      sql`select skill_id, closed_at is not null as closed, is_extra from tasks where id = ${id}`,
    )
  )[0];
const pending = async (memberId: string, token = tokens.parent) => {
  const query = `member=${memberId}&startDate=${dayIn(-30)}&endDate=${dayIn(1)}`;
  const { body } = await server.call('GET', `dashboard/progress?${query}`, { token });
  const { pendingTasks, completedTasks, engagement } = body.data;
  return {
    names: pendingTasks.items.map(({ name }: { name: string }) => name),
    pending: pendingTasks.count,
    completed: completedTasks.count,
    due: engagement.due,
  };
};
const reminded = async (taskId: string) => {
  await server.within(() => notifyOverdue(dayIn(0)));
  return (await rowsOf(server, sql`select 1 from notifications where task_id = ${taskId} and type = 'TASK_OVERDUE'`))
    .length;
};

describe('the open tasks of a skill that ends', () => {
  it('are pending and cause reminders before', async () => {
    const { child, open } = await programme();
    expect(await pending(child.id)).toMatchObject({ names: ['Open'], pending: 1, due: 2 });
    expect(await reminded(open.id)).toBeGreaterThan(0);
  });

  it.each([['close'], [undefined]])('leave list, bar and reminders when closed (%s) [B345 B546]', async (action) => {
    const { child, ending, open, done } = await programme();
    expect((await master(ending.id, action ? { action } : undefined)).status).toBe(200);
    expect(await stateOf(open.id)).toEqual({ skill_id: ending.id, closed: true, is_extra: false });
    expect(await stateOf(done.id)).toMatchObject({ closed: false });
    expect(await pending(child.id)).toMatchObject({ names: [], pending: 0, due: 1 });
    expect(await reminded(open.id)).toBe(0);
    const left = await server.call('GET', `task?member=${child.id}&isCompleted=false`, { token: tokens.parent });
    expect(left.body.count).toBe(0);
    expectInvalid(await tick(open.id), 'isCompleted', taskTexts.frozen);
  });

  it('have their reminders marked as read once they are closed', async () => {
    const { ending, open } = await programme();
    await reminded(open.id);
    await master(ending.id);
    const unseen = sql`select 1 from notifications where task_id = ${open.id} and not read`;
    expect(await rowsOf(server, unseen)).toEqual([]);
  });

  it('move to the chosen skill and continue there', async () => {
    const { child, ending, next, open, done } = await programme();
    expect((await master(ending.id, { action: 'move', to: next.id })).status).toBe(200);
    expect(await stateOf(open.id)).toEqual({ skill_id: next.id, closed: false, is_extra: false });
    expect(await stateOf(done.id)).toMatchObject({ skill_id: ending.id });
    expect(await pending(child.id)).toMatchObject({ names: ['Open'], pending: 1 });
    expect((await tick(open.id)).status).toBe(200);
  });

  it('stay as extra practice: listed, can be ticked, unticked and removed, but not edited', async () => {
    const { child, ending, open } = await programme();
    expect((await master(ending.id, { action: 'extra' })).status).toBe(200);
    expect(await pending(child.id)).toMatchObject({ names: ['Open'], pending: 1 });
    expect(await reminded(open.id)).toBeGreaterThan(0);
    expect((await tick(open.id)).status).toBe(200);
    expect((await tick(open.id, false)).status).toBe(200);
    expectInvalid(await put(`task/${open.id}`, { name: 'Other' }), 'milestone', taskTexts.frozen);
    expect((await put(`task/${open.id}`, { isDeleted: true })).status).toBe(200);
  });

  it('are settled when the skill is cancelled, too', async () => {
    const { child, ending, next, open } = await programme();
    const body = { status: 'Cancelled', comment: 'Too early', openTasks: { action: 'move', to: next.id } };
    expect((await put(`milestone/${ending.id}`, body)).status).toBe(200);
    expect(await stateOf(open.id)).toMatchObject({ skill_id: next.id });
    const other = await programme();
    await put(`milestone/${other.ending.id}`, { status: 'Cancelled', comment: 'Too early' });
    expect(await pending(other.child.id)).toMatchObject({ pending: 0 });
    expect(await pending(child.id)).toMatchObject({ pending: 1 });
  });

  it('cannot move to no skill, to the one that ends, to an ended one or to another child', async () => {
    const { outcome, ending } = await programme();
    const ended = await addSkill(server, outcome, { status: 'Cancelled' });
    const foreign = await programme();
    expectInvalid(await master(ending.id, { action: 'move' }), 'openTasks', openTaskTexts.selectSkill);
    for (const to of [null, '', 'next'])
      expectInvalid(await master(ending.id, { action: 'move', to }), 'openTasks.to', openTaskTexts.selectSkill);
    for (const to of [ending.id, ended.id])
      expectInvalid(await master(ending.id, { action: 'move', to }), 'openTasks', openTaskTexts.otherSkill);
    expectFailure(await master(ending.id, { action: 'move', to: foreign.next.id }), 'not_found');
    expect((await master(ending.id, { action: 'nothing' })).status).toBe(422);
    expect((await server.call('GET', `milestone/${ending.id}`, { token: tokens.coach })).body.data.status).toBe(
      'Active',
    );
  });
});

describe('the open tasks of an outcome that ends', () => {
  const end = (id: string, status: string, openTasks?: object) =>
    put(`goal/${id}`, { status, comment: 'As agreed', ...(openTasks && { openTasks }) });

  it('are closed when it is cancelled, and reopened when it continues [B339]', async () => {
    const { child, outcome, open } = await programme();
    await end(outcome.id, 'Cancelled');
    expect(await stateOf(open.id)).toMatchObject({ closed: true });
    expect(await pending(child.id)).toMatchObject({ pending: 0 });
    await put(`goal/${outcome.id}`, { status: 'In-progress' });
    expect(await stateOf(open.id)).toMatchObject({ closed: false });
    expect(await pending(child.id)).toMatchObject({ pending: 1 });
  });

  it('that were extra practice are extra practice again when the outcome continues [B339]', async () => {
    const { child, outcome, ending, open } = await programme();
    await master(ending.id, { action: 'extra' });
    await end(outcome.id, 'Cancelled');
    expect(await pending(child.id)).toMatchObject({ pending: 0 });
    await put(`goal/${outcome.id}`, { status: 'In-progress' });
    expect(await stateOf(open.id)).toEqual({ skill_id: ending.id, closed: false, is_extra: true });
    expect((await tick(open.id)).status).toBe(200);
  });

  it('are no longer extra practice once they move, and are again when that is undone', async () => {
    const { child, outcome, ending, open } = await programme();
    const elsewhere = await addSkill(server, await addOutcome(server, { memberId: child.id }));
    await master(ending.id, { action: 'extra' });
    await end(outcome.id, 'Cancelled', { action: 'move', to: elsewhere.id });
    expect(await stateOf(open.id)).toEqual({ skill_id: elsewhere.id, closed: false, is_extra: false });
    await undo(`goal/${outcome.id}`);
    expect(await stateOf(open.id)).toEqual({ skill_id: ending.id, closed: false, is_extra: true });
  });

  it('are reopened when a cancelled outcome becomes achieved, and closed when that is undone', async () => {
    const { outcome, open } = await programme();
    await end(outcome.id, 'Cancelled');
    await put(`goal/${outcome.id}`, { status: 'Achieved', comment: 'It came by itself' });
    expect(await stateOf(open.id)).toMatchObject({ closed: false });
    expect((await undo(`goal/${outcome.id}`)).body).toMatchObject({ data: { status: 'Cancelled' } });
    expect(await stateOf(open.id)).toMatchObject({ closed: true });
  });

  it('stay open when it is achieved, unless something else was chosen', async () => {
    const first = await programme();
    await end(first.outcome.id, 'Achieved');
    expect(await stateOf(first.open.id)).toMatchObject({ closed: false });
    const second = await programme();
    await end(second.outcome.id, 'Achieved', { action: 'close' });
    expect(await stateOf(second.open.id)).toMatchObject({ closed: true });
    expectInvalid(await tick(second.open.id), 'isCompleted', taskTexts.frozen);
  });

  it('can move to a skill of another outcome, not of the same one', async () => {
    const { child, outcome, next, open } = await programme();
    const elsewhere = await addSkill(server, await addOutcome(server, { memberId: child.id }));
    expectInvalid(
      await end(outcome.id, 'Cancelled', { action: 'move', to: next.id }),
      'openTasks',
      openTaskTexts.otherSkill,
    );
    expect((await end(outcome.id, 'Cancelled', { action: 'move', to: elsewhere.id })).status).toBe(200);
    expect(await stateOf(open.id)).toMatchObject({ skill_id: elsewhere.id, closed: false });
    expect((await undo(`goal/${outcome.id}`)).body).toMatchObject({ data: { status: 'Planned', comment: '' } });
    expect(await stateOf(open.id)).toMatchObject({ skill_id: open.skillId });
  });
});

describe('undoing the end of a skill or outcome', () => {
  const read = async (id: string) =>
    (await server.call('GET', `milestone/${id}`, { token: tokens.coach })).body.data as Record<string, unknown>;

  it.each(['close', 'move', 'extra'])('restores its tasks (%s), works once, and is logged', async (action) => {
    const { ending, next, open } = await programme();
    await master(ending.id, { action, ...(action === 'move' && { to: next.id }) });
    expect(await read(ending.id)).toMatchObject({ status: 'Mastered', closedBy: coach.id });
    const undone = await undo(`milestone/${ending.id}`);
    expect(undone.body).toMatchObject({
      message: closingTexts.undone('Ends'),
      data: { status: 'Active', masteredAt: null, closedBy: null, closedAt: null },
    });
    expect(await stateOf(open.id)).toEqual({ skill_id: ending.id, closed: false, is_extra: false });
    expectInvalid(await undo(`milestone/${ending.id}`), 'status', closingTexts.nothingToUndo);
    expect(
      await rowsOf(server, sql`select actor_id from audit_log where record_id = ${ending.id} and action = 'undo'`),
    ).toEqual([{ actor_id: coach.id }]);
  });

  it('is allowed only to the user who ended it, and only for that version', async () => {
    const { ending } = await programme();
    await master(ending.id);
    // The team ended with the skill.
    expectFailure(await undo(`milestone/${ending.id}`, colleague), 'not_found');
    await addCover(server, DEMO_PEOPLE.coach2.id, DEMO_PEOPLE.parent.id);
    const notYours = { message: closingTexts.notYours, errors: { status: closingTexts.notYours } };
    expectFailure(await undo(`milestone/${ending.id}`, colleague), 'forbidden', notYours);
    expectFailure(await undo(`milestone/${ending.id}`, tokens.parent), 'forbidden');
    expectFailure(await undo(`milestone/${ending.id}`, tokens.admin), 'forbidden');
    expectFailure(await undo(`milestone/${ending.id}`, tokens.coach, { version: 1 }), 'stale');
    expect(await read(ending.id)).toMatchObject({ status: 'Mastered' });
  });

  it('is possible within a day', async () => {
    const { ending, outcome } = await programme();
    await master(ending.id);
    await rowsOf(server, sql`update skills set closed_at = now() - interval '25 hours' where id = ${ending.id}`);
    expectInvalid(await undo(`milestone/${ending.id}`), 'status', closingTexts.tooLate);
    await put(`goal/${outcome.id}`, { status: 'Achieved', comment: 'Done' });
    await rowsOf(server, sql`update outcomes set closed_at = now() - interval '25 hours' where id = ${outcome.id}`);
    expectInvalid(await undo(`goal/${outcome.id}`), 'status', closingTexts.tooLate);
  });

  it('is rejected for a skill while its outcome is cancelled', async () => {
    const { ending, outcome, open } = await programme();
    await master(ending.id);
    await put(`goal/${outcome.id}`, { status: 'Cancelled', comment: 'No more' });
    expectInvalid(await undo(`milestone/${ending.id}`), 'status', skillTexts.outcomeClosed);
    expect((await undo(`goal/${outcome.id}`)).status).toBe(200);
    // The outcome closed only what was open then: tasks closed by the skill's end stay closed.
    expect(await stateOf(open.id)).toMatchObject({ closed: true });
    expect((await undo(`milestone/${ending.id}`)).status).toBe(200);
    expect(await stateOf(open.id)).toMatchObject({ closed: false });
  });

  it('leaves tasks that were moved on or removed meanwhile where they are', async () => {
    const { outcome, ending, next, open } = await programme();
    const third = await addSkill(server, outcome, { name: 'Third' });
    await master(ending.id, { action: 'move', to: next.id });
    await put(`task/${open.id}`, { milestone: third.id });
    await undo(`milestone/${ending.id}`);
    expect(await stateOf(open.id)).toMatchObject({ skill_id: third.id });
  });

  it.each(['close', 'extra'])('works even if the next skill has ended as well (%s)', async (action) => {
    const { ending, next, open } = await programme();
    await master(ending.id, { action: 'move', to: next.id });
    await master(next.id, { action });
    await undo(`milestone/${ending.id}`);
    const back = { skill_id: ending.id, closed: false, is_extra: false };
    expect(await stateOf(open.id)).toEqual(back);
    // The task has left the other skill: undoing that one does not affect it.
    await master(ending.id, { action: 'close' });
    await undo(`milestone/${next.id}`);
    expect(await stateOf(open.id)).toEqual({ ...back, closed: true });
  });

  it.each([
    ['close', { closed: true, is_extra: false }],
    ['extra', { closed: false, is_extra: true }],
    ['move', { closed: false, is_extra: false }],
  ])('for an outcome reopens no task of a skill that has ended since (%s)', async (action, stays) => {
    const { child, outcome, ending, open } = await programme();
    const elsewhere = await addSkill(server, await addOutcome(server, { memberId: child.id }));
    const openTasks = { action, ...(action === 'move' && { to: elsewhere.id }) };
    await put(`goal/${outcome.id}`, { status: 'Achieved', comment: 'Done', openTasks });
    await master(ending.id, { action: 'extra' });
    expect((await undo(`goal/${outcome.id}`)).status).toBe(200);
    expect(await stateOf(open.id)).toEqual({ skill_id: action === 'move' ? elsewhere.id : ending.id, ...stays });
  });

  it('is rejected for an outcome whose status was changed since', async () => {
    const { outcome } = await programme();
    await put(`goal/${outcome.id}`, { status: 'Cancelled', comment: 'No more' });
    await put(`goal/${outcome.id}`, { status: 'In-progress' });
    expectInvalid(await undo(`goal/${outcome.id}`), 'status', closingTexts.nothingToUndo);
  });
});
