import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '@amberway/fixtures/dates';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addResource } from '../../testing/library.ts';
import { requestWhileHeld } from '../../testing/locks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addProgramme, addSkill, addTask, entryOf } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { notifyOverdue } from './overdue/overdue.ts';

const server = useServer({ engine: 'postgres' });
let coach: string;
let parent: string;
let memberId: string;
beforeAll(async () => {
  [coach, parent] = [await server.signIn('coach'), await server.signIn('parent')];
});
beforeEach(async () => {
  ({ id: memberId } = await addChild(server, {
    parentId: DEMO_PEOPLE.parent.id,
    primaryContact: DEMO_PEOPLE.coach.id,
  }));
});

const atOnce = <T>(times: number, call: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, n) => call(n)));
const statuses = (responses: { status: number }[]) => [...new Set(responses.map(({ status }) => status))];

describe('concurrent changes of a programme', () => {
  it('50 ticks of one task all succeed, change it once and notify once', async () => {
    const { task } = await addProgramme(server, memberId);
    const responses = await atOnce(50, () =>
      server.call('PATCH', `task/status/${task.id}`, { token: parent, body: { isCompleted: true, notes: 'Done' } }),
    );
    expect(statuses(responses)).toEqual([200]);
    expect(await rowsOf(server, sql`select is_completed, version from tasks where id = ${task.id}`)).toEqual([
      { is_completed: true, version: 2 },
    ]);
    expect(await rowsOf(server, sql`select 1 from notifications where task_id = ${task.id}`)).toHaveLength(1);
  });

  it('50 ticks of 50 tasks all raise the unread count', async () => {
    const skill = await addSkill(server, await addOutcome(server, { memberId }));
    const tasks = await Promise.all(Array.from({ length: 50 }, () => addTask(server, skill)));
    const [before] = await rowsOf<{ n: number }>(
      server,
      sql`select unread_count as n from users where id = ${DEMO_PEOPLE.coach.id}`,
    );
    const responses = await atOnce(50, (n) =>
      server.call('PATCH', `task/status/${tasks[n]?.id}`, { token: parent, body: { isCompleted: true } }),
    );
    expect(statuses(responses)).toEqual([200]);
    expect(await rowsOf(server, sql`select unread_count as n from users where id = ${DEMO_PEOPLE.coach.id}`)).toEqual([
      { n: (before?.n ?? 0) + 50 },
    ]);
  });

  it('of several starts of the next skill one succeeds; the others report it as active [B350]', async () => {
    const outcome = await addOutcome(server, { memberId });
    for (const name of ['One', 'Two', 'Three']) await addSkill(server, outcome, { name, status: 'On-hold' });
    const responses = await atOnce(10, () => server.call('GET', `milestone/start/${memberId}`, { token: coach }));
    const results = responses.map(({ body }) => body.data);
    expect(results.filter(({ result }) => result === 'newActive')).toHaveLength(1);
    expect(results.filter(({ result }) => result === 'anotherActive')).toHaveLength(9);
    expect(new Set(results.map(({ name }) => name)).size).toBe(1);
    expect(
      await rowsOf(server, sql`select 1 from skills where member_id = ${memberId} and status = 'Active'`),
    ).toHaveLength(1);
  });

  it.each(['created', 'changed'])(
    'a task %s with several recipients does not deadlock with other notifications',
    async (what) => {
      // Recipients are locked in id order everywhere.
      const [helper, family] = [await addUser(server, { type: 'Business' }), await addUser(server)];
      const child = await addChild(server, { parentId: family.id, primaryContact: DEMO_PEOPLE.coach.id });
      const skill = await addSkill(server, await addOutcome(server, { memberId: child.id }), { team: [helper.id] });
      const task = await addTask(server, skill);
      const news = { assignee: [helper.id], fileLink: [await addResource(server)] };
      const response = await requestWhileHeld(server, {
        first: sql`select 1 from users where id = ${helper.id} for no key update`,
        ask: async () =>
          what === 'created'
            ? server.call('POST', 'task', {
                token: coach,
                body: {
                  milestone: skill.id,
                  name: 'Practise',
                  description: 'Twice',
                  taskType: await entryOf(server, 'taskType'),
                  ...news,
                },
              })
            : server.call('PUT', `task/${task.id}`, { token: coach, body: news }),
        next: sql`select 1 from users where id = ${family.id} for no key update`,
      });
      expect(response.status, response.text).toBe(200);
      expect(
        await rowsOf(
          server,
          sql`select type from notifications where user_id in (${helper.id}, ${family.id}) order by user_id`,
        ),
      ).toEqual([{ type: 'TASK_ADDED' }, { type: 'RESOURCE' }]);
    },
  );

  it('a tick and the mastering of its skill never leave a tick made after the mastering', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { skill, task } = await addProgramme(server, memberId);
      const [tick, master] = await Promise.all([
        server.call('PATCH', `task/status/${task.id}`, { token: parent, body: { isCompleted: true } }),
        server.call('PUT', `milestone/${skill.id}`, { token: coach, body: { status: 'Mastered' } }),
      ]);
      expect([tick?.status, master?.status]).toEqual([expect.toBeOneOf([200, 422]), 200]);
      const [row] = await rowsOf<{ is_completed: boolean }>(
        server,
        sql`select is_completed from tasks where id = ${task.id}`,
      );
      expect(row?.is_completed).toBe(tick?.status === 200);
    }
  });

  it('several outcomes made primary leave one primary', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => addOutcome(server, { memberId })));
    const responses = await atOnce(8, (n) =>
      server.call('PUT', `goal/${outcomes[n]?.id}`, { token: coach, body: { isPrimary: true } }),
    );
    expect(statuses(responses)).toEqual([200]);
    expect(await rowsOf(server, sql`select 1 from outcomes where member_id = ${memberId} and is_primary`)).toHaveLength(
      1,
    );
  });

  it('several processes looking for overdue tasks write one line for each reader', async () => {
    const family = await addUser(server);
    const child = await addChild(server, { parentId: family.id, primaryContact: DEMO_PEOPLE.coach.id });
    const skill = await addSkill(server, await addOutcome(server, { memberId: child.id }));
    const { id } = await addTask(server, skill, { dueDate: dayIn(-2), assignees: [family.id] });
    await atOnce(6, () => server.within(() => notifyOverdue(dayIn(0))));
    const rows = await rowsOf(server, sql`select user_id, task_id from notifications where member_id = ${child.id}`);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ user_id: family.id, task_id: id });
    expect(rows).toContainEqual({ user_id: DEMO_PEOPLE.coach.id, task_id: null });
  });

  it('opening the bell during notifications keeps the unread count consistent with the list', async () => {
    const skill = await addSkill(server, await addOutcome(server, { memberId }));
    const tasks = await Promise.all(Array.from({ length: 20 }, () => addTask(server, skill)));
    const responses = await atOnce(40, (n) =>
      n % 2
        ? server.call('PATCH', 'notification/readAll', { token: coach, body: {} })
        : server.call('PATCH', `task/status/${tasks[n / 2]?.id}`, { token: parent, body: { isCompleted: true } }),
    );
    expect(statuses(responses)).toEqual([200]);
    expect(
      await rowsOf(
        server,
        sql`select unread_count - (select count(*)::int from notifications n where n.user_id = users.id and not read) as off
          from users where id = ${DEMO_PEOPLE.coach.id}`,
      ),
    ).toEqual([{ off: 0 }]);
  });
});
