import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChildPath } from '@amberway/contract/path/schemas';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addNote } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill, addTask, ENDED_BY_COACH } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { noteTasks } from '../activity-notes/tables.ts';
import { db } from '../../kernel/db/context.ts';

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');
const { arlo } = DEMO_CHILDREN;

const read = (member: string, token: string) => server.call('GET', `path/${member}`, { token });

let child: { id: string; parentId: string };
let outcome: Awaited<ReturnType<typeof addOutcome>>;
beforeEach(async () => {
  const parent = await addUser(server, { firstName: 'Rosa', timeZone: 'Pacific/Auckland' });
  child = await addChild(server, { parentId: parent.id, primaryContact: DEMO_PEOPLE.coach.id });
  outcome = await addOutcome(server, { memberId: child.id });
});
const path = async (): Promise<ChildPath> => (await read(child.id, tokens.coach)).body.data;
const mastered = (name: string, masteredAt: string, about: object = {}) =>
  addSkill(server, outcome, { name, status: 'Mastered', masteredAt, comment: '', ...about });
const done = (skill: { id: string; memberId: string }, notes: string, completedAt: string) =>
  addTask(server, skill, {
    notes,
    isCompleted: true,
    completedAt,
    completedBy: child.parentId,
    assignees: [child.parentId],
  });

it('the family, its coach, staff acting for it and administrators read a path, others get 404', async () => {
  const acting = await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: tokens.coach });
  const own = await read(arlo.id, tokens.parent);
  expect(own.status).toBe(200);
  for (const one of [tokens.coach, tokens.admin, acting.body.data.token as string])
    expect((await read(arlo.id, one)).body).toEqual(own.body);
  expectFailure(await read(arlo.id, tokens.subscriber), 'not_found');
  expectFailure(await read(arlo.id, tokens.coach2), 'not_found');
  expect((await server.call('GET', `path/${arlo.id}`)).status).toBe(401);
});

it('a child without a programme has no stones and is nowhere yet', async () => {
  expect(await path()).toMatchObject({ coach: 'Mia', stones: [], here: null, also: [] });
});

describe('stones', () => {
  it('each mastered skill is one, earliest first, on its day where the family lives', async () => {
    await mastered('Second', '2026-06-20T11:30:00Z');
    await mastered('First', '2026-06-05T00:00:00Z');
    await addSkill(server, outcome, { name: 'Not yet' });
    // Auckland is 12 hours ahead in June.
    expect((await path()).stones.map(({ name, day }) => `${day} ${name}`)).toEqual([
      '2026-06-05 First',
      '2026-06-20 Second',
    ]);
  });

  it('they stay when the outcome ends, and go only with a mastery that was undone or a removed skill', async () => {
    const stays = await mastered('Stays', '2026-06-05T00:00:00Z');
    await rowsOf(server, sql`update outcomes set status = 'Cancelled', comment = 'Moved' where id = ${outcome.id}`);
    expect((await path()).stones).toHaveLength(1);
    await rowsOf(server, sql`update outcomes set status = 'In-progress', comment = '' where id = ${outcome.id}`);
    const pressed = await mastered('By mistake', new Date().toISOString(), ENDED_BY_COACH('Active'));
    // Mastered is final: nothing but the undo changes it.
    const back = await server.call('PUT', `milestone/${stays.id}`, { token: tokens.coach, body: { status: 'Active' } });
    expect(back.status).toBe(422);
    expect((await path()).stones).toHaveLength(2);
    await server.call('POST', `milestone/${pressed.id}/undo`, { token: tokens.coach, body: {} });
    expect((await path()).stones.map(({ name }) => name)).toEqual(['Stays']);
    await rowsOf(server, sql`update skills set deleted_at = now() where id = ${stays.id}`);
    expect((await path()).stones).toEqual([]);
  });
});

describe('the story of a stone', () => {
  const story = async () => (await path()).stones[0]?.story;
  const withWin = async (skill: { id: string; memberId: string }, about: Parameters<typeof addNote>[1]) => {
    const task = await done(skill, '', '2026-06-01T00:00:00Z');
    const note = await addNote(server, { memberId: child.id, startTime: '2026-06-04T00:00:00Z', ...about });
    await server.within(() => db().insert(noteTasks).values({ noteId: note.id, taskId: task.id }));
  };

  it('is the win of the note about it, then the words of the last ticked task, then what was written at mastery', async () => {
    const skill = await mastered('Buttons', '2026-06-05T00:00:00Z');
    expect(await story()).toBeNull();
    await withWin(skill, { topWins: ['<p>All <em>four</em> of them.</p>'] });
    expect(await story()).toBe('All four of them.');
    await done(skill, '  The red ones.  ', '2026-05-01T00:00:00Z');
    await done(skill, 'On his winter coat.', '2026-06-02T00:00:00Z');
    expect(await story()).toBe('On his winter coat.');
    await rowsOf(server, sql`update skills set comment = 'Humming.' where id = ${skill.id}`);
    expect(await story()).toBe('Humming.');
  });

  it('never comes from a pending or deleted note, or from one of another time', async () => {
    const skill = await mastered('Buttons', '2026-06-05T00:00:00Z');
    await withWin(skill, { status: 'Pending', topWins: ['Canary'] });
    await withWin(skill, { startTime: '2026-09-01T00:00:00Z', topWins: ['Canary'] });
    await withWin(skill, { deletedAt: '2026-06-06T00:00:00Z', topWins: ['Canary'] });
    expect(await story()).toBeNull();
  });
});

it('the child is at the skill that was practised last, with the words of its last ticked task', async () => {
  const first = await addSkill(server, outcome, { name: 'Waits' });
  const second = await addSkill(server, outcome, { name: 'Thanks' });
  await addSkill(server, outcome, { name: 'Later', status: 'On-hold' });
  expect(await path()).toMatchObject({ here: { name: 'Waits', words: null }, also: ['Thanks'] });
  await done(first, 'Ten seconds.', '2026-06-01T00:00:00Z');
  await done(second, 'A wave.', '2026-06-02T13:00:00Z');
  expect(await path()).toMatchObject({
    here: { name: 'Thanks', words: { text: 'A wave.', by: 'Rosa', day: '2026-06-03' } },
    also: ['Waits'],
  });
});
