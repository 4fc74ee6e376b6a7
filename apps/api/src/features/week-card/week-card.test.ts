import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WeekCard } from '@amberway/contract/week-card/schemas';
import { WEEK_TASKS_MAX } from '@amberway/contract/week-card/texts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addNote } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { storeEntry } from '../../testing/practice.ts';
import { addOutcome, addSkill, addTask } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { insertEntry } from '../diary/queries.ts';
import { loadWeek } from './load.ts';

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');
const { arlo } = DEMO_CHILDREN;
const AUCKLAND = 'Pacific/Auckland';
const titlePrefix = 'Session:';

const read = (member: string, token: string, query = '') => server.call('GET', `week/${member}${query}`, { token });

/** A family in Auckland, 13 hours ahead of UTC in November. */
let child: { id: string; parentId: string };
let token: string;
const week = async (of = '2025-11-19'): Promise<WeekCard> => (await read(child.id, token, `?of=${of}`)).body.data;
const note = (startTime: string, about: Parameters<typeof addNote>[1] = {}) =>
  addNote(server, { memberId: child.id, startTime, skillsForHome: '', topWins: [], ...about });
const tick = async (name: string, completedAt: string) => {
  const skill = await addSkill(server, await addOutcome(server, { memberId: child.id }));
  await addTask(server, skill, { name, isCompleted: true, completedAt, assignees: [child.parentId] });
};
const mood = (day: string, number: number) =>
  server.within(() =>
    insertEntry({ memberId: child.id, userId: child.parentId, day, emojiId: contentId('emoji', number) }),
  );

beforeAll(async () => {
  const parent = await addUser(server, { timeZone: AUCKLAND });
  child = await addChild(server, { parentId: parent.id, primaryContact: DEMO_PEOPLE.coach.id });
  token = await server.signIn(parent);
});

describe('who may read a week', () => {
  it('the family, its coach, staff acting for it and administrators read it, others get 404', async () => {
    const acting = await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: tokens.coach });
    const own = await read(arlo.id, tokens.parent);
    expect(own.status).toBe(200);
    for (const one of [tokens.coach, tokens.admin, acting.body.data.token as string]) {
      // Staff see what the family sees, to the letter.
      expect((await read(arlo.id, one)).body).toEqual(own.body);
    }
    expectFailure(await read(arlo.id, tokens.subscriber), 'not_found');
    expectFailure(await read(arlo.id, tokens.coach2), 'not_found');
    expectFailure(await read(child.id, acting.body.data.token as string), 'not_found');
    expect((await server.call('GET', `week/${arlo.id}`)).status).toBe(401);
  });

  it('what staff read of a week is in the family’s log, under each part of the record it comes from', async () => {
    await rowsOf(server, sql`delete from record_reads`);
    await read(child.id, tokens.coach);
    const areas = await rowsOf<{ area: string }>(server, sql`select area from record_reads order by area`);
    expect(areas.map(({ area }) => area)).toEqual(['diary', 'notes', 'programme']);
  });

  it('a day that is none is rejected, and one in the future leads to the current week', async () => {
    expect((await read(child.id, token, '?of=soon')).status).toBe(422);
    const { from, to, today } = await week('2100-01-01');
    expect(today >= from && today <= to).toBe(true);
  });

  it('a day before any record leads to the first week; one that the database lacks is rejected', async () => {
    for (const day of ['0002-01-01', '1999-12-31']) expect(await week(day)).toMatchObject({ from: '1999-12-27' });
    for (const day of ['0000-01-01', '0001-01-01'])
      expect((await read(child.id, token, `?of=${day}`)).status).toBe(422);
  });
});

describe('what a week holds', () => {
  it('a week without anything is empty', async () => {
    expect(await week()).toMatchObject({
      from: '2025-11-17',
      to: '2025-11-23',
      win: null,
      moods: [],
      practised: { skills: [], tasks: [], sessions: [] },
      idea: null,
    });
  });

  it('it has the latest win, the moods by day, what was ticked, the sessions and the latest idea', async () => {
    await note('2025-11-17T02:00:00Z', {
      title: 'Session: Waiting for a turn',
      topWins: ['<p> </p>', '<p>Waited for <strong>a minute</strong> &amp; smiled.</p>'],
      skillsForHome: '<p>Roll a ball.</p>',
    });
    await note('2025-11-19T02:00:00Z', { title: 'Paper', type: 'documentation_writing' });
    await mood('2025-11-18', 2);
    await mood('2025-11-17', 1);
    await tick('Ask at the bakery', '2025-11-20T02:00:00Z');
    const found = await week();
    expect(found.win).toEqual({ text: 'Waited for a minute & smiled.', day: '2025-11-17', coach: 'Mia' });
    expect(found.moods.map(({ day, label }) => `${day} ${label}`)).toEqual(['2025-11-17 Happy', '2025-11-18 Calm']);
    expect(found.practised.tasks.map(({ name }) => name)).toEqual(['Ask at the bakery']);
    expect(found.practised.sessions).toMatchObject([{ topic: 'Waiting for a turn', coach: 'Mia' }]);
    expect(found.idea).toBe('Roll a ball.');
    // The next week has the idea still, and nothing else.
    expect(await week('2025-11-26')).toMatchObject({ win: null, moods: [], idea: 'Roll a ball.' });
    expect((await week('2025-11-10')).idea).toBeNull();
  });

  it('notes that are pending, cancelled or deleted, and texts for staff only, are never in it', async () => {
    const canary = 'Canary';
    for (const status of ['Pending', 'GoogleCal', 'Canceled With Notice', 'No-Show/Late Cancellation'] as const) {
      await note('2025-11-21T02:00:00Z', { status, title: canary, topWins: [canary], skillsForHome: canary });
    }
    const removed = await note('2025-11-21T03:00:00Z', { title: canary, topWins: [canary], skillsForHome: canary });
    await rowsOf(server, sql`update activity_notes set deleted_at = now() where id = ${removed.id}`);
    await note('2025-11-21T04:00:00Z', { internalNotes: canary, challenges: canary, about: canary, excerpt: canary });
    expect(JSON.stringify(await week())).not.toContain(canary);
  });

  it('it begins and ends at midnight where the family lives', async () => {
    // Monday 24 November begins on Sunday at 11:00 UTC.
    await tick('Late on Sunday', '2025-11-23T10:59:59Z');
    await tick('Early on Monday', '2025-11-23T11:00:00Z');
    const names = async (of: string) => (await week(of)).practised.tasks.map(({ name }) => name);
    expect(await names('2025-11-23')).toContain('Late on Sunday');
    expect(await names('2025-11-24')).toEqual(['Early on Monday']);
  });

  it('without a day it is the latest week that is ready in the family’s zone, for every reader', async () => {
    const at = (now: string, zone: string) =>
      server.within(() => loadWeek({ id: child.id, zone }, { of: undefined, titlePrefix, now: new Date(now) }));
    // Friday 20 November, 17:00 in Auckland; in Los Angeles it is still Thursday.
    expect(await at('2026-11-20T04:00:00Z', AUCKLAND)).toMatchObject({ from: '2026-11-16', today: '2026-11-20' });
    expect(await at('2026-11-20T03:59:59Z', AUCKLAND)).toMatchObject({ from: '2026-11-09' });
    expect(await at('2026-11-20T04:00:00Z', 'America/Los_Angeles')).toMatchObject({
      from: '2026-11-09',
      today: '2026-11-19',
    });
    expect((await read(child.id, tokens.admin)).body).toEqual((await read(child.id, token)).body);
  });

  it('it names a skill practised at home once, and none that was only stopped, withdrawn or removed', async () => {
    const outcome = await addOutcome(server, { memberId: child.id });
    const practise = async (name: string, at: string, values: object = {}) => {
      const skill = await addSkill(server, outcome, { name });
      await storeEntry(server, { memberId: child.id, skillId: skill.id, at, ...values });
      return skill.id;
    };
    const STOPPED = { own: null, little: null, lot: null, none: null, stopped: 'tired' };
    const WITHDRAWN = { withdrawnAt: '2026-05-07T02:00:00Z', withdrawnReason: 'Another child.' };
    const again = await practise('Waits for an answer', '2026-05-05T02:00:00Z');
    await storeEntry(server, { memberId: child.id, skillId: again, at: '2026-05-06T02:00:00Z' });
    await practise('Points to a card', '2026-05-04T02:00:00Z');
    await practise('Stopped', '2026-05-05T02:00:00Z', STOPPED);
    await practise('Withdrawn', '2026-05-05T02:00:00Z', WITHDRAWN);
    const removed = await practise('Removed', '2026-05-05T02:00:00Z');
    await rowsOf(server, sql`update skills set deleted_at = now() where id = ${removed}`);
    // Begun again between two practices.
    const copy = await practise('Waits for an answer', '2026-05-07T02:00:00Z');
    await rowsOf(server, sql`update skills set resumed_from = ${again} where id = ${copy}`);
    // Monday 11 May in Auckland.
    await practise('A week later', '2026-05-10T12:00:00Z');
    expect((await week('2026-05-06')).practised.skills.map(({ name }) => name)).toEqual([
      'Points to a card',
      'Waits for an answer',
    ]);
  });

  it('a busy week names only some of the ticked tasks', async () => {
    for (let n = 0; n <= WEEK_TASKS_MAX; n += 1) await tick(`Task ${n}`, `2026-10-07T0${n}:00:00Z`);
    expect((await week('2026-10-07')).practised.tasks).toHaveLength(WEEK_TASKS_MAX);
  });
});
