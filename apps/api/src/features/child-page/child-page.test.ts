import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAGE_MOOD_DAYS, PAGE_NOTES } from '@amberway/contract/child-page/limits';
import type { ChildPage } from '@amberway/contract/child-page/schemas';
import type { Insight } from '@amberway/contract/dashboards/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { formOf } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill, addTask } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { addRequest } from '../../testing/session-requests.ts';
import { insertEntry } from '../diary/queries.ts';

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');
const { coach } = DEMO_PEOPLE;
const AUCKLAND = 'Pacific/Auckland';
const PDF = '%PDF-1.4\n%%EOF\n';

let family: { id: string; token: string };
let child: string;
const read = (token = tokens.coach, id = child) => server.call('GET', `childPage/${id}`, { token });
const page = async (token = tokens.coach): Promise<ChildPage> => (await read(token)).body.data;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

beforeAll(async () => {
  const user = await addUser(server, {
    firstName: 'Uma',
    lastName: 'Bell',
    timeZone: AUCKLAND,
    phoneNumber: '211234567',
  });
  family = { id: user.id, token: await server.signIn(user) };
  ({ id: child } = await addChild(server, { parentId: user.id, firstName: 'Ivo', primaryContact: coach.id }));
});

describe('who opens the page of a child', () => {
  it('its coaches and administrators; others get 404, families and acting staff have none', async () => {
    const acting = await server.call('POST', `auth/actAs/${family.id}`, { token: tokens.coach });
    expect((await read()).status).toBe(200);
    expect((await read(tokens.admin)).status).toBe(200);
    expectFailure(await read(tokens.coach2), 'not_found');
    expectFailure(await read(family.token), 'forbidden');
    expectFailure(await read(acting.body.data.token as string), 'forbidden');
    expectFailure(await read(tokens.coach, crypto.randomUUID()), 'not_found');
  });

  it('every part of the record that is read is in the family’s log', async () => {
    // Read for the first time: repeated reads are logged once.
    const user = await addUser(server);
    const { id } = await addChild(server, { parentId: user.id, primaryContact: coach.id });
    await rowsOf(server, sql`delete from record_reads`);
    await read(tokens.coach, id);
    const areas = await rowsOf<{ area: string }>(server, sql`select area from record_reads order by area`);
    expect(areas.map(({ area }) => area)).toEqual(['diary', 'files', 'messages', 'notes', 'profile', 'programme']);
  });

  it('neither a deleted child nor the child of a deleted account has one', async () => {
    const user = await addUser(server);
    const { id } = await addChild(server, { parentId: user.id, primaryContact: coach.id });
    await rowsOf(server, sql`update users set user_status = 'Deleted' where id = ${user.id}`);
    for (const token of [tokens.coach, tokens.admin]) expectFailure(await read(token, id), 'not_found');
    await rowsOf(server, sql`update users set user_status = 'Active' where id = ${user.id}`);
    await rowsOf(server, sql`update members set deleted_at = now() where id = ${id}`);
    expectFailure(await read(tokens.coach, id), 'not_found');
  });
});

describe('what the page holds', () => {
  it('the family and its children', async () => {
    const sister = await addChild(server, { parentId: family.id, firstName: 'Ada' });
    const { parent, member, children } = await page();
    expect(parent).toMatchObject({ firstName: 'Uma', phoneNumber: '211234567', timeZone: AUCKLAND });
    expect(member).toMatchObject({ _id: child, firstName: 'Ivo' });
    expect(children.map(({ _id }) => _id)).toEqual([child, sister.id]);
  });

  it('the last two published notes with a win and an idea, never a pending one', async () => {
    const base = { memberId: child, topWins: [] as string[], skillsForHome: '' };
    for (const days of [9, 6, 3]) await addNote(server, { ...base, title: `Day ${days}`, startTime: ago(days) });
    await addNote(server, { ...base, title: 'Pending', status: 'Pending', startTime: ago(1) });
    await addNote(server, {
      ...base,
      title: 'Won',
      startTime: ago(2),
      topWins: ['<p> </p>', '<p>Said <b>go</b></p>'],
      skillsForHome: '<p>Wait.</p>',
    });
    const { notes } = await page();
    expect(notes.count).toBe(4);
    expect(notes.items).toHaveLength(PAGE_NOTES);
    expect(notes.items.map(({ title }) => title)).toEqual(['Won', 'Day 3']);
    expect(notes.items[0]).toMatchObject({ win: 'Said go', idea: 'Wait.', readByFamilyAt: null });
  });

  it('open tasks by due date, and for a week ticked ones with the family’s own words', async () => {
    const skill = await addSkill(server, await addOutcome(server, { memberId: child }));
    const done = { isCompleted: true, completedBy: family.id };
    await addTask(server, skill, { name: 'Later', dueDate: '2030-02-01' });
    await addTask(server, skill, { name: 'Sooner', dueDate: '2030-01-01' });
    await addTask(server, skill, { ...done, name: 'Told', completedAt: ago(2), notes: ' He stayed. ' });
    await addTask(server, skill, { ...done, name: 'Silent', completedAt: ago(2) });
    await addTask(server, skill, { ...done, name: 'Long ago', completedAt: ago(8), notes: 'Old words' });
    await addTask(server, skill, {
      ...done,
      completedBy: coach.id,
      name: 'Of the coach',
      completedAt: ago(2),
      notes: 'Mine',
    });
    const { tasks } = await page();
    expect(tasks.open).toBe(2);
    expect(tasks.items.map(({ name }) => name)).toEqual(['Sooner', 'Later', 'Told']);
    expect(tasks.items.at(-1)).toMatchObject({ words: 'He stayed.', by: { _id: family.id } });
  });

  it('files of others are new until the next visit, one’s own are not', async () => {
    const files = async () => {
      const { items } = (await page()).files;
      return items.map(({ fileName, isNew }) => [fileName, isNew]);
    };
    for (const [token, name] of [
      [family.token, 'Theirs.pdf'],
      [tokens.coach, 'Mine.pdf'],
    ] as const) {
      const form = formOf(PDF, name, { before: { member: child } });
      expect((await server.call('POST', `clientFiles/${family.id}`, { token, ...form })).status).toBe(200);
    }
    expect(await files()).toEqual([
      ['Mine.pdf', false],
      ['Theirs.pdf', true],
    ]);
    await rowsOf(
      server,
      sql`insert into visits (user_id, root_id, seen_at, before_at) values (${coach.id}, gen_random_uuid(), now(), now())
        on conflict (user_id) do update set before_at = now()`,
    );
    expect((await files()).map(([, isNew]) => isNew)).toEqual([false, false]);
  });

  it('questions to the viewer alone, those without an answer first, and open requests for a session', async () => {
    const write = (message: string) =>
      server.call('POST', `messageThread/${coach.id}`, { token: family.token, body: { message } });
    await write('First?');
    await server.call('POST', 'clientMessage', {
      token: tokens.coach,
      body: { from: coach.id, to: family.id, message: 'Yes.' },
    });
    const sent = await write('Second?');
    expect(sent.status).toBe(200);
    await addRequest(server, { customerId: family.id, memberId: child });
    const { questions, requests } = await page();
    expect(questions.map(({ text, answeredAt }) => [text, answeredAt !== null])).toEqual([
      ['Second?', false],
      ['First?', true],
    ]);
    expect(requests).toMatchObject([{ member: { _id: child }, status: 'open' }]);
    expect((await page(tokens.admin)).questions).toEqual([]);
  });

  it('the last seven days of the diary in the family’s zone', async () => {
    const { moods: before } = await page();
    const today = before.at(-1)?.day ?? '';
    await server.within(() =>
      insertEntry({
        memberId: child,
        userId: family.id,
        day: today,
        emojiId: contentId('emoji', 1),
        note: 'Slept well',
      }),
    );
    const { moods } = await page();
    expect(moods).toHaveLength(PAGE_MOOD_DAYS);
    expect(moods.at(-1)).toMatchObject({ label: 'Happy', note: 'Slept well' });
    expect(moods[0]).toMatchObject({ label: null });
  });

  it('a day has a session once a note of it is published, the same days as in Daily Insights', async () => {
    const { id } = await addChild(server, { parentId: family.id, primaryContact: coach.id });
    await addNote(server, { memberId: id, startTime: ago(4) });
    await addNote(server, { memberId: id, startTime: ago(3), status: 'Pending', type: 'documentation_writing' });
    await addAppointment(server, { memberId: id, startTime: ago(2) });
    await addAppointment(server, { memberId: id, startTime: ago(0) });
    await addNote(server, { memberId: id, startTime: ago(1), status: 'No-Show/Late Cancellation' });
    const { moods } = (await read(tokens.coach, id)).body.data as ChildPage;
    const [from = '', to = ''] = [moods[0]?.day, moods.at(-1)?.day];
    const insights = await server.call('GET', `dashboard/insights?member=${id}&startDate=${from}&endDate=${to}`, {
      token: family.token,
    });
    const days = (insights.body.data as Insight[]).filter(({ notes }) => notes > 0).map(({ day }) => day);
    expect(days).toHaveLength(1);
    expect(moods.filter(({ session }) => session).map(({ day }) => day)).toEqual(days);
  });
});
