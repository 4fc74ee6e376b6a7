import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { dayIn } from '@amberway/fixtures/dates';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addProgramme, addSkill, addTask } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach, parent } = DEMO_PEOPLE;
const { arlo, kaito } = DEMO_CHILDREN;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');

const family = async (about: object = {}) => {
  const user = await addUser(server, { csm: coach.id });
  const child = await addChild(server, { parentId: user.id, primaryContact: coach.id, ...about });
  return { user, child, token: await server.signIn(user) };
};
const load = (kind: string, member: string, token: string, query = '') =>
  server.call('GET', `dashboard/${kind}?member=${member}${query}`, { token });
const progress = async (member: string, token: string, query = '') =>
  (await load('progress', member, token, query)).body.data;

describe('the cards of a child', () => {
  it('a fresh install has a demo family with data on every card [B139]', async () => {
    const cards = await progress(arlo.id, tokens.parent);
    expect(cards.goalsProgress.percent).toBeGreaterThan(0);
    expect(cards.daysInProgram).toBeGreaterThan(0);
    expect(cards.userEngagementScorePer).toBeGreaterThan(0);
    for (const list of [
      'pendingTasks',
      'completedTasks',
      'completedMilestones',
      'sessionNotes',
      'resources',
      'favourites',
    ])
      expect(cards[list].items.length, list).toBeGreaterThan(0);
    const home = (await load('home', arlo.id, tokens.parent)).body.data;
    expect(home.skillsThisCycle.count).toBeGreaterThan(0);
    expect(home.upcomingSession).not.toBeNull();
  });

  it('a new child has empty lists, and figures without data are null [B276 C121 C122]', async () => {
    const { child, token } = await family({ memberShipStart: null, memberShipEnd: null });
    const none = { count: 0, items: [] };
    expect(await progress(child.id, token)).toMatchObject({
      member: child.id,
      goalsProgress: { achieved: 0, total: 0, percent: null },
      daysInProgram: null,
      userEngagementScorePer: null,
      pendingTasks: none,
      completedTasks: none,
      completedMilestones: none,
      sessionNotes: none,
      resources: none,
      favourites: none,
    });
  });

  it('Outcome Progress is achieved outcomes among all that are not cancelled', async () => {
    const { child, token } = await family();
    for (const status of ['Achieved', 'Achieved', 'In-progress', 'On-hold', 'Planned', 'Cancelled', 'Active'] as const)
      await addOutcome(server, { memberId: child.id, status });
    expect((await progress(child.id, token)).goalsProgress).toEqual({ achieved: 2, total: 6, percent: 33 });
  });

  it('Days in Program counts from the start of the membership', async () => {
    const { child, token } = await family({ memberShipStart: dayIn(-40), memberShipEnd: dayIn(100) });
    // The membership starts on a calendar day; the viewer's day may be one ahead of the server's.
    expect([40, 41]).toContain((await progress(child.id, token)).daysInProgram);
    const later = await family({ memberShipStart: dayIn(20), memberShipEnd: dayIn(100) });
    expect((await progress(later.child.id, later.token)).daysInProgram).toBe(0);
  });

  it('Engagement is completed among all tasks due in the range, or added in it without a due date', async () => {
    const { child, token } = await family();
    const skill = await addSkill(server, await addOutcome(server, { memberId: child.id }));
    const done = { isCompleted: true, completedAt: '2026-03-09T00:00:00.000Z' };
    const at = (createdAt: string) => ({ createdAt: `${createdAt}T01:00:00.000Z` });
    await addTask(server, skill, { dueDate: '2026-03-01', ...done });
    await addTask(server, skill, { dueDate: '2026-03-31' });
    await addTask(server, skill, { dueDate: null, ...at('2026-03-15'), ...done });
    // Due or added outside the range, whenever they were added or completed.
    await addTask(server, skill, { dueDate: '2026-04-01', ...at('2026-03-15') });
    await addTask(server, skill, { dueDate: '2026-02-28', ...at('2026-03-15'), ...done });
    await addTask(server, skill, { dueDate: null, ...at('2026-04-15'), ...done });
    await addTask(server, skill, { dueDate: '2026-03-10', deletedAt: '2026-03-11T00:00:00.000Z' });
    const march = await progress(child.id, token, '&startDate=2026-03-01&endDate=2026-03-31');
    expect(march).toMatchObject({ userEngagementScorePer: 67, engagement: { completed: 2, due: 3 } });
    expect(march.range).toEqual({ startDate: '2026-03-01', endDate: '2026-03-31' });
  });

  it('lists show at most five entries, with the total count [B277]', async () => {
    const { child, token } = await family();
    const outcome = await addOutcome(server, { memberId: child.id });
    const skill = await addSkill(server, outcome);
    for (let n = 1; n <= 7; n += 1) {
      await addTask(server, skill, { name: `Open ${n}`, dueDate: `2026-05-0${n}` });
      await addTask(server, skill, {
        name: `Done ${n}`,
        isCompleted: true,
        completedAt: `2026-05-0${n}T00:00:00.000Z`,
      });
      await addSkill(server, outcome, {
        name: `Skill ${n}`,
        status: 'Mastered',
        masteredAt: `2026-05-0${n}T00:00:00.000Z`,
      });
      await addNote(server, { memberId: child.id, title: `Note ${n}`, startTime: `2026-05-0${n}T00:00:00.000Z` });
      const page = { name: `Page ${n}`, url: `/dashboard/myprogram/${n}`, member: child.id };
      await server.call('POST', 'favourite', { token, body: page });
    }
    await addTask(server, skill, { name: 'No day', dueDate: null });
    const cards = await progress(child.id, token);
    const names = (list: { items: { name?: string; title?: string }[] }) =>
      list.items.map(({ name, title }) => name ?? title);
    const last = (word: string) => [7, 6, 5, 4, 3].map((n) => `${word} ${n}`);
    expect(names(cards.pendingTasks)).toEqual([1, 2, 3, 4, 5].map((n) => `Open ${n}`));
    expect(names(cards.completedTasks)).toEqual(last('Done'));
    expect(names(cards.completedMilestones)).toEqual(last('Skill'));
    expect(names(cards.sessionNotes)).toEqual(last('Note'));
    expect(names(cards.favourites)).toEqual(last('Page'));
    const counts = ['pendingTasks', 'completedTasks', 'completedMilestones', 'sessionNotes', 'favourites'];
    expect(counts.map((key) => cards[key].count)).toEqual([8, 7, 7, 7, 7]);
  });

  it('a range is calendar days in the viewer’s time zone, given as days or as instants [B067]', async () => {
    const { child, token } = await family();
    const skill = await addSkill(server, await addOutcome(server, { memberId: child.id }));
    // 08:30 on 2 March in Sydney, while it is still 1 March in UTC.
    await addTask(server, skill, { isCompleted: true, completedAt: '2026-03-01T21:30:00.000Z' });
    const count = async (query: string) => (await progress(child.id, token, query)).completedTasks.count;
    expect(await count('&startDate=2026-03-02&endDate=2026-03-02')).toBe(1);
    expect(await count('&startDate=2026-03-01&endDate=2026-03-01')).toBe(0);
    expect(await count('&startDate=2026-03-01T13:00:00.000Z&endDate=2026-03-02T12:59:59.999Z')).toBe(1);
    expect(await count('&startDate=&endDate=')).toBe(1);
  });

  it('a reversed range is rejected, a huge one is clamped', async () => {
    const ranged = (query: string) => load('progress', arlo.id, tokens.parent, query);
    expectInvalid(await ranged('&startDate=2026-02-02&endDate=2026-02-01'), 'startDate', dashboardTexts.startAfterEnd);
    const wide = await ranged('&startDate=0002-01-01&endDate=9999-12-31');
    expect(wide.body.data.range).toEqual({ startDate: '2000-01-01', endDate: '2100-12-31' });
    for (const bad of ['yesterday', '2026-13-01', '2026-02-30', '1', '2026-02-01x'])
      expect((await ranged(`&startDate=${bad}`)).status).toBe(422);
    expect((await ranged('&startDate=2026-02-01%00')).status).toBe(400);
    for (const kind of ['progress', 'home', 'insights', 'weeklyResources'])
      for (const bad of ['', 'x']) expect((await load(kind, bad, tokens.parent)).status).toBe(422);
    expect((await server.call('GET', 'dashboard/nothing', { token: tokens.parent })).status).toBe(404);
  });

  it('families see neither pending notes nor appointments among the notes; staff see pending ones', async () => {
    const { child, token } = await family();
    await addNote(server, { memberId: child.id, title: 'Published' });
    await addNote(server, { memberId: child.id, title: 'Pending', status: 'Pending' });
    await addAppointment(server, { memberId: child.id, startTime: new Date(Date.now() - 7_200_000).toISOString() });
    await addNote(server, { memberId: child.id, title: 'Gone', deletedAt: '2026-03-01T00:00:00.000Z' });
    const titles = async (who: string) =>
      (await progress(child.id, who)).sessionNotes.items.map((one: { title: string }) => one.title).toSorted();
    expect(await titles(token)).toEqual(['Published']);
    expect(await titles(tokens.coach)).toEqual(['Pending', 'Published']);
    expect(JSON.stringify((await load('progress', child.id, token)).body)).not.toContain('Canary');
  });

  it('the family and those who work with it see the cards; a child out of reach returns 404', async () => {
    for (const kind of ['progress', 'home', 'insights', 'weeklyResources']) {
      for (const token of [tokens.parent, tokens.coach, tokens.admin])
        expect((await load(kind, arlo.id, token)).status).toBe(200);
      expectFailure(await load(kind, kaito.id, tokens.parent), 'not_found');
      expectFailure(await load(kind, arlo.id, tokens.coach2), 'not_found');
      expectFailure(await load(kind, parent.id, tokens.admin), 'not_found');
    }
  });

  it.each(['progress', 'home', 'insights', 'weeklyResources'])(
    'a large history takes as many queries as none: %s',
    async (kind) => {
      const [small, large] = [await family(), await family()];
      for (let n = 0; n < 4; n += 1) {
        await addProgramme(server, large.child.id);
        await addNote(server, { memberId: large.child.id });
      }
      const count = ({ child, token }: typeof small) => countQueries(server, () => load(kind, child.id, token));
      await count(small);
      const [few, many] = [await count(small), await count(large)];
      expect(many).toBe(few);
      expect(many).toBeLessThanOrEqual(7);
    },
  );
});

describe('the home of a child', () => {
  it('the home shows the child’s team [B150 B280]', async () => {
    const { child, token } = await family();
    const { data } = (await load('home', child.id, token)).body;
    expect(data.primaryClinician).toMatchObject({ _id: coach.id, email: coach.email, role: 'BusinessUser' });
    expect(data.csm).toMatchObject({ _id: coach.id, phoneNumber: coach.phoneNumber });
    const alone = await addChild(server, { parentId: (await addUser(server)).id });
    expect((await load('home', alone.id, tokens.admin)).body.data).toMatchObject({ primaryClinician: null, csm: null });
  });

  it('the home counts the skills of this cycle and lists up to five [B287]', async () => {
    const { child, token } = await family({ memberShipStart: '2026-02-01', memberShipEnd: '2026-08-01' });
    const outcome = await addOutcome(server, { memberId: child.id });
    const mastered = (masteredAt: string) =>
      addSkill(server, outcome, { name: masteredAt, status: 'Mastered', masteredAt });
    for (const day of ['2026-01-31T00:00:00.000Z', '2026-08-01T20:00:00.000Z']) await mastered(day);
    // The first and last instant of the cycle in Sydney.
    for (const day of ['2026-01-31T13:00:00.000Z', '2026-08-01T13:59:59.000Z']) await mastered(day);
    for (let n = 1; n <= 4; n += 1) await mastered(`2026-04-0${n}T00:00:00.000Z`);
    await addSkill(server, outcome);
    const { skillsThisCycle } = (await load('home', child.id, token)).body.data;
    expect(skillsThisCycle).toMatchObject({ cycle: { startDate: '2026-02-01', endDate: '2026-08-01' }, count: 6 });
    expect(skillsThisCycle.items.map((one: { masteredAt: string }) => one.masteredAt)).toEqual([
      '2026-08-01T13:59:59.000Z',
      ...[4, 3, 2, 1].map((n) => `2026-04-0${n}T00:00:00.000Z`),
    ]);
    expect(skillsThisCycle.items[0].goalName).toBe(outcome.name);
  });

  it('the home shows the next appointment, also while it is in progress [B286]', async () => {
    const { child, token } = await family();
    const upcoming = async () => (await load('home', child.id, token)).body.data.upcomingSession;
    expect(await upcoming()).toBeNull();
    await addAppointment(server, { memberId: child.id, title: 'Later' });
    const over = new Date(Date.now() - 3 * 3_600_000).toISOString();
    await addAppointment(server, { memberId: child.id, title: 'Over', startTime: over });
    expect(await upcoming()).toMatchObject({
      title: 'Later',
      meetLink: 'https://meet.example/abc',
      coach: `${coach.firstName} ${coach.lastName}`,
      memberName: `${child.firstName} ${child.lastName}`,
    });
    await addAppointment(server, {
      memberId: child.id,
      title: 'Now',
      startTime: new Date(Date.now() - 60_000).toISOString(),
    });
    expect((await upcoming()).title).toBe('Now');
    await rowsOf(server, sql`update activity_notes set status = 'Canceled With Notice' where member_id = ${child.id}`);
    expect(await upcoming()).toBeNull();
  });
});

describe('this week’s resources', () => {
  const share = (member: string, resources: string[]) =>
    server.call('POST', `resource/${member}/share`, { token: tokens.coach, body: { resources } });
  const someResources = async (count: number) =>
    (
      await rowsOf<{ id: string }>(
        server,
        sql`select id from resources where status in ('Active', 'Approved') and deleted_at is null and not is_private
          order by created_at limit ${count}`,
      )
    ).map(({ id }) => id);

  it('the list has the last seven days, else the latest; two unless more are requested [B290 B567 C124]', async () => {
    const { child, token } = await family();
    const weekly = async (query = '') => (await load('weeklyResources', child.id, token, query)).body;
    expect(await weekly()).toMatchObject({ count: 0, data: [], thisWeek: false });
    const [one, two, three, four] = (await someResources(4)) as [string, string, string, string];
    expect((await share(child.id, [one, two, three])).status).toBe(200);
    const shared = (id: string, days: number) =>
      rowsOf(
        server,
        sql`update resource_shares set created_at = now() - make_interval(days => ${days}::int)
        where member_id = ${child.id} and resource_id = ${id}`,
      );
    await shared(one, 30);
    await shared(two, 20);
    await shared(three, 10);
    const ids = async (query = '') => (await weekly(query)).data.map((item: { _id: string }) => item._id);
    expect(await weekly()).toMatchObject({ count: 3, thisWeek: false });
    expect(await ids('&skip=0&limit=2')).toEqual([three, two]);
    expect(await ids('&skip=2&limit=2')).toEqual([one]);
    await share(child.id, [four]);
    expect(await weekly()).toMatchObject({ count: 1, thisWeek: true, data: [{ _id: four }] });
    await rowsOf(server, sql`update resources set status = 'Reject', reject_reason = 'x' where id = ${four}`);
    expect(await ids()).toEqual([three, two]);
  });
});
