import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earlier, openEarlier } from '../../testing/earlier.ts';

// A database of an earlier version, in which ending a skill did not settle its tasks.

let earlier: Earlier;
const ids: Record<string, string> = {};
beforeAll(async () => {
  earlier = await openEarlier('endings_and_assessments');
  const { add, user } = earlier;
  const coach = await user('Business');
  const type = await add('lookups', { type: 'skill', name: 'Talking' });
  const child = async (answers: boolean, count: number) => {
    const parent = await user('Customer');
    if (answers)
      await earlier.query(
        sql`update users set social_skill_assesment = '[]', assessed_at = '2026-01-02T00:00:00Z' where id = ${parent}`,
      );
    const children = [];
    for (let n = 0; n < count; n += 1) children.push(await add('members', { parent_id: parent }));
    return children[0] as string;
  };
  ids['only'] = await child(true, 1);
  ids['ofSeveral'] = await child(true, 2);
  const member = await child(false, 1);
  const whose = { member_id: member, created_by: coach, type_id: type };
  const outcome = (status: string, comment = '') => add('outcomes', { ...whose, status, comment });
  const skill = (outcomeId: string, status: string, comment = '') =>
    add('skills', {
      ...whose,
      outcome_id: outcomeId,
      status,
      comment,
      mastered_at: status === 'Mastered' ? '2026-02-03T00:00:00Z' : null,
    });
  const task = (skillId: string, done = false) =>
    add('tasks', {
      ...whose,
      skill_id: skillId,
      is_completed: done,
      completed_at: done ? '2026-01-01T00:00:00Z' : null,
    });
  let minute = 0;
  const log = (record: string, recordId: string, after: object, action = 'edit') =>
    add('audit_log', {
      record,
      record_id: recordId,
      action,
      after: JSON.stringify(after),
      created_at: `2026-01-01T00:${String((minute += 1)).padStart(2, '0')}:00Z`,
    });

  const open = await outcome('In-progress');
  const mastered = await skill(open, 'Mastered');
  ids['frozen'] = await task(mastered);
  ids['doneThere'] = await task(mastered, true);
  ids['ofCancelledSkill'] = await task(await skill(open, 'Cancelled', 'No'));
  ids['ofCancelledOutcome'] = await task(await skill(await outcome('Cancelled', 'No'), 'Active'));
  ids['going'] = await task(await skill(open, 'Active'));

  ids['oldReason'] = await outcome('In-progress', 'paused');
  await log('outcome', ids['oldReason'], { status: 'On-hold', comment: 'paused' });
  await log('outcome', ids['oldReason'], { status: 'In-progress' });
  ids['newReason'] = await outcome('In-progress', 'begins again');
  await log('outcome', ids['newReason'], { status: 'In-progress' });
  await log('outcome', ids['newReason'], { comment: 'begins again' });
  ids['unknown'] = await outcome('Planned', 'not in the log');
  ids['needed'] = await outcome('Cancelled', 'paused');
  await log('outcome', ids['needed'], { status: 'Cancelled' });
  ids['started'] = await skill(open, 'Active', 'waits for school');
  await log('skill', ids['started'], { status: 'Active' }, 'start');
  await earlier.upgrade();
}, 120_000);
afterAll(() => earlier?.close());

it('the migration closes tasks that were frozen with their skill or outcome, and no others', async () => {
  const rows = await earlier.query<{ id: string; closed: boolean; at: string }>(
    sql`select id, closed_at is not null as closed from tasks`,
  );
  const isClosed = (name: string) => rows.find(({ id }) => id === ids[name])?.closed;
  expect(['frozen', 'ofCancelledSkill', 'ofCancelledOutcome'].map(isClosed)).toEqual([true, true, true]);
  expect(['doneThere', 'going'].map(isClosed)).toEqual([false, false]);
});

it('the migration clears comments that the log shows to be of an earlier status, and no others', async () => {
  const rows = await earlier.query<{ id: string; comment: string }>(
    sql`select id, comment from outcomes union all select id, comment from skills`,
  );
  const commentOf = (name: string) => rows.find(({ id }) => id === ids[name])?.comment;
  expect(['oldReason', 'started'].map(commentOf)).toEqual(['', '']);
  expect(['newReason', 'unknown', 'needed'].map(commentOf)).toEqual(['begins again', 'not in the log', 'paused']);
});

it('the migration assigns the assessment of a family with one child to that child', async () => {
  expect(await earlier.query(sql`select member_id from member_assessments`)).toEqual([{ member_id: ids['only'] }]);
});
