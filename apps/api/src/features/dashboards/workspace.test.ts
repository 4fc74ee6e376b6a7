import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { KPI_KINDS } from '@amberway/contract/kpis/kinds';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { dayInZone } from '../../kernel/clock/today.ts';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addMessage } from '../../testing/messages.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill, addTask } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach } = DEMO_PEOPLE;
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const workspace = async (token: string) => (await server.call('GET', 'dashboard/workspace', { token })).body.data;
const visit = async (token: string) => (await server.call('POST', 'dashboard/visit', { token })).body.data;
const colleague = async () => {
  const user = await addUser(server, { type: 'Business', totalClientCapacity: 9 });
  return { ...user, token: await server.signIn(user) };
};
const month = dayInZone('Australia/Sydney').slice(0, 7);

describe('the workspace', () => {
  it('active customers are counted by plan: App, Weekly Flagship, Fortnightly Plan, Monthly [B298 B299]', async () => {
    const before = (await workspace(admin)).counters;
    for (const choosePlan of ['Subscriber', 'Flagship', 'Care', 'Care', 'Lite', 'Choice'] as const)
      await addUser(server, { choosePlan });
    await addUser(server, { choosePlan: 'Lite', userStatus: 'Inactive' });
    const wanted = {
      app: before.app + 1,
      weeklyFlagship: before.weeklyFlagship + 1,
      fortnightlyPlan: before.fortnightlyPlan + 2,
      monthly: before.monthly + 1,
    };
    expect((await workspace(admin)).counters).toEqual(wanted);
    expect((await workspace(await server.signIn('coach'))).counters).toEqual(wanted);
    for (const [plan, counter] of [['Subscriber', 'app'] as const, ['Care', 'fortnightlyPlan'] as const]) {
      const { body } = await server.call('GET', `user/customersCount?plan=${plan}`, { token: admin });
      expect(body.count).toBe(wanted[counter]);
    }
  });

  it('a coach sees their own children, and figures with targets', async () => {
    const me = await colleague();
    const family = await addUser(server, { csm: me.id });
    await addChild(server, { parentId: family.id, primaryContact: me.id });
    const body = { businessUserId: me.id, kpiName: 'Utilization', kpiValue: 62.5, yearMonth: month };
    await server.call('POST', 'clinicianKPI', { token: me.token, body });
    await server.call('POST', `kpi/${me.id}`, {
      token: admin,
      body: { kpis: [{ kpiName: 'Retention', kpiValue: 7 }] },
    });
    const { clients, metrics } = await workspace(me.token);
    expect(clients).toEqual({ current: 1, capacity: 9 });
    expect(metrics.map((one: { kpiName: string }) => one.kpiName)).toEqual([...KPI_KINDS]);
    expect(metrics[0]).toEqual({ kpiName: 'Utilization', kpiUnit: 'Percentage', actual: 62.5, target: null });
    expect(metrics[1]).toEqual({ kpiName: 'Retention', kpiUnit: 'Month', actual: null, target: 7 });
  });

  it('an administrator sees the average of all', async () => {
    const [known] = await rowsOf<{ mean: string }>(
      server,
      sql`select round(avg(kpi_value), 2) as mean from clinician_kpis where kpi_name = 'Utilization' and year_month = ${month}`,
    );
    const { metrics, clients } = await workspace(admin);
    expect(metrics[0].actual).toBe(Number(known?.mean));
    expect(clients.capacity).toBeNull();
    expect(clients.current).toBeGreaterThan(5);
  });

  it('a coach sees only their own sessions of today and unfinished notes', async () => {
    const me = await colleague();
    const family = await addUser(server, { csm: me.id });
    const child = await addChild(server, { parentId: family.id, primaryContact: me.id });
    const mine = { memberId: child.id, createdBy: me.id };
    const day = dayInZone(me.timeZone);
    const noon = new Date(Date.parse(`${day}T01:30:00.000Z`)).toISOString();
    const past = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await addAppointment(server, {
      ...mine,
      title: 'Today',
      startTime: noon,
      endTime: new Date(Date.parse(noon) + 60_000).toISOString(),
    });
    await addAppointment(server, { ...mine, title: 'In two days' });
    await addAppointment(server, { ...mine, title: 'No note yet', startTime: past });
    await addNote(server, { ...mine, title: 'Half written', startTime: past, status: 'Pending' });
    await addNote(server, { ...mine, title: 'Published', startTime: past });
    await addNote(server, { ...mine, title: 'Cancelled', startTime: noon, status: 'Canceled With Notice' });
    await addNote(server, { memberId: child.id, title: 'A colleague’s', startTime: noon, status: 'Pending' });
    const { sessionsToday, unfinishedNotes } = await workspace(me.token);
    const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);
    expect(titles(sessionsToday)).toEqual(['Today']);
    const open = titles(unfinishedNotes).filter((title) => title !== 'Today');
    expect(new Set(open)).toEqual(new Set(['No note yet', 'Half written']));
    const office = await workspace(admin);
    expect(titles(office.sessionsToday)).toContain('A colleague’s');
    expect(office.unfinishedNotes).toEqual({ count: 0, items: [] });
  });

  it('families, and staff in a customer’s view, get 403', async () => {
    expectFailure(
      await server.call('GET', 'dashboard/workspace', { token: await server.signIn('parent') }),
      'forbidden',
    );
    const view = await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: admin });
    const { token } = view.body.data;
    expectFailure(await server.call('GET', 'dashboard/workspace', { token }), 'forbidden');
    expectFailure(await server.call('POST', 'dashboard/visit', { token }), 'forbidden');
  });

  it('the number of queries does not grow with the number of families', async () => {
    const me = await colleague();
    const ask = () => countQueries(server, () => workspace(me.token));
    await ask();
    const before = await ask();
    for (let n = 0; n < 5; n += 1) {
      const family = await addUser(server, { csm: me.id });
      const child = await addChild(server, { parentId: family.id, primaryContact: me.id });
      await addNote(server, { memberId: child.id, createdBy: me.id, status: 'Pending' });
    }
    expect(await ask()).toBe(before);
    expect(before).toBeLessThanOrEqual(8);
  });
});

describe('since the last visit', () => {
  const NONE = {
    tasksAdded: 0,
    tasksCompleted: 0,
    skillsAchieved: 0,
    resourcesShared: 0,
    notes: 0,
    messages: 0,
    newClients: 0,
    children: [],
  };

  it('the first visit has no previous one; each sign-in counts as one visit', async () => {
    const user = await addUser(server);
    const first = await server.signIn(user);
    expect(await visit(first)).toEqual({ since: null, ...NONE });
    expect(await visit(first)).toEqual({ since: null, ...NONE });
    const second = await server.signIn(user);
    const { since } = await visit(second);
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
    expect((await visit(second)).since).toBe(since);
  });

  it('a family sees what others did for its children', async () => {
    const user = await addUser(server, { csm: coach.id });
    const child = await addChild(server, { parentId: user.id, primaryContact: coach.id });
    await visit(await server.signIn(user));
    await rowsOf(server, sql`update visits set seen_at = now() - interval '1 hour' where user_id = ${user.id}`);
    await rowsOf(server, sql`update sessions set last_seen_at = now() - interval '1 hour' where user_id = ${user.id}`);
    const outcome = await addOutcome(server, { memberId: child.id });
    const mastered = await addSkill(server, outcome, { status: 'Mastered', masteredAt: new Date().toISOString() });
    // Closed with its skill: nothing to do, so it does not count as new.
    await addTask(server, mastered);
    const skill = await addSkill(server, outcome);
    await addTask(server, skill);
    await addTask(server, skill, { createdBy: user.id });
    await addTask(server, skill, { createdAt: '2026-01-01T00:00:00.000Z' });
    await addMessage(server, { toId: user.id });
    await addMessage(server, { toId: user.id, acknowledgedAt: new Date().toISOString() });
    const note = await addNote(server, { memberId: child.id });
    await addNote(server, { memberId: child.id, status: 'Pending' });
    const token = await server.signIn(user);
    const other = await addChild(server, { parentId: user.id, primaryContact: coach.id });
    await addNote(server, { memberId: other.id });
    await addChild(server, { parentId: user.id });
    const nothing = { tasksAdded: 0, skillsAchieved: 0, resourcesShared: 0 };
    const children = [
      { _id: child.id, ...nothing, tasksAdded: 1, skillsAchieved: 1, notes: 1 },
      { _id: other.id, ...nothing, notes: 1 },
    ];
    expect(await visit(token)).toEqual({
      ...NONE,
      since: expect.any(String),
      tasksAdded: 1,
      skillsAchieved: 1,
      messages: 1,
      notes: 2,
      children: children.toSorted((one, two) => (one._id < two._id ? -1 : 1)),
    });
    await rowsOf(server, sql`insert into note_reads (note_id, user_id) values (${note.id}, ${user.id})`);
    expect((await visit(token)).notes).toBe(1);
  });

  it('an unread note and message stay new at the next visit; what was only seen does not', async () => {
    const user = await addUser(server, { csm: coach.id });
    const child = await addChild(server, { parentId: user.id, primaryContact: coach.id });
    await addNote(server, { memberId: child.id });
    await addMessage(server, { toId: user.id });
    await addTask(server, await addSkill(server, await addOutcome(server, { memberId: child.id })));
    await visit(await server.signIn(user));
    const { children, ...news } = await visit(await server.signIn(user));
    expect(news).toMatchObject({ tasksAdded: 0, messages: 1, notes: 1 });
    expect(children).toMatchObject([{ _id: child.id, tasksAdded: 0, notes: 1 }]);
  });

  it('a coach sees what families have done, and new families', async () => {
    const me = await colleague();
    await visit(me.token);
    await rowsOf(server, sql`update visits set seen_at = now() - interval '1 hour' where user_id = ${me.id}`);
    await rowsOf(server, sql`update sessions set last_seen_at = now() - interval '1 hour' where user_id = ${me.id}`);
    const family = await addUser(server, { csm: me.id, createdAt: new Date().toISOString() });
    const child = await addChild(server, { parentId: family.id });
    const skill = await addSkill(server, await addOutcome(server, { memberId: child.id }));
    const done = { isCompleted: true, completedAt: new Date().toISOString() };
    await addTask(server, skill, { ...done, completedBy: family.id });
    await addTask(server, skill, { ...done, completedBy: me.id });
    await addMessage(server, { fromId: family.id, toId: me.id, customerId: family.id });
    const token = await server.signIn(me);
    expect(await visit(token)).toMatchObject({ ...NONE, tasksCompleted: 1, newClients: 1, messages: 1 });
    expect((await visit(await server.signIn('coach2'))).tasksCompleted).toBe(0);
    const office = await server.signIn('admin');
    expect((await visit(office)).newClients).toBeGreaterThan(0);
  });
});
