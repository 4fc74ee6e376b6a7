import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earlier, openEarlier } from '../../../testing/earlier.ts';

// A database of an earlier version, in which the team of a skill lasted after hand-overs, covers and the skill itself.

let earlier: Earlier;
const ids: Record<string, string> = {};
const NAMES: Record<string, string> = {};

beforeAll(async () => {
  earlier = await openEarlier('reach_of_teams');
  const { add, user, query } = earlier;
  const type = await add('lookups', { type: 'skill', name: 'Talking' });
  const [former, specialist, now, covering] = [
    await user('Business'),
    await user('Business'),
    await user('Business'),
    await user('Business'),
  ];
  Object.assign(NAMES, { [former]: 'former', [specialist]: 'specialist', [now]: 'now', [covering]: 'covering' });
  const gone = await user('Business');
  NAMES[gone] = 'gone';
  await query(sql`update users set user_status = 'Inactive' where id = ${gone}`);
  const parent = await user('Customer');
  const child = await add('members', { parent_id: parent, primary_contact: now });
  const whose = { member_id: child, created_by: now, type_id: type };
  const outcome = await add('outcomes', { ...whose, status: 'In-progress' });
  const skill = async (status: string, team: string[]) => {
    const id = await add('skills', {
      ...whose,
      outcome_id: outcome,
      status,
      comment: 'x',
      mastered_at: status === 'Mastered' ? '2026-02-03T00:00:00Z' : null,
    });
    for (const userId of team) await add('skill_team', { skill_id: id, user_id: userId });
    return id;
  };
  const log = (record: string, recordId: string, day: number, before: object | null, after: object) =>
    add('audit_log', {
      record,
      record_id: recordId,
      subject_id: parent,
      action: 'edit',
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
      created_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
    });

  await log('member', child, 10, { primaryContact: former }, { primaryContact: now });
  ids['open'] = await skill('Active', [former, specialist, now, gone]);
  ids['mastered'] = await skill('Mastered', [specialist]);
  ids['namedAfter'] = await skill('Active', [former]);
  await log('skill', ids['namedAfter'], 12, { teamMember: [now] }, { teamMember: [former, now] });
  ids['onlyStayed'] = await skill('Active', [former, specialist]);
  await log('skill', ids['onlyStayed'], 12, { teamMember: [former] }, { teamMember: [former, specialist] });
  await query(sql`insert into cover_grants (id, business_user_id, customer_id, reason, created_at, expires_at)
    values (gen_random_uuid(), ${covering}, ${parent}, 'Ill', '2026-01-20T00:00:00Z', '2026-01-21T00:00:00Z')`);
  ids['byCover'] = await skill('Active', [covering]);
  await query(sql`insert into audit_log (id, created_at, actor_id, subject_id, action, record, record_id, after)
    values (gen_random_uuid(), '2026-01-20T12:00:00Z', ${covering}, ${parent}, 'restore', 'skill', ${ids['byCover']}, '{}')`);
  await earlier.upgrade();
}, 120_000);
afterAll(() => earlier?.close());

const teamsIn = async (view: 'teams_now' | 'skill_team') => {
  const column = view === 'teams_now' ? 'business_user_id' : 'user_id';
  const rows = await earlier.query<{ skill: string; person: string }>(
    sql`select skill_id as skill, ${sql.raw(column)} as person from ${sql.raw(view)}`,
  );
  return Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [
      name,
      rows
        .filter(({ skill }) => skill === id)
        .map(({ person }) => NAMES[person] ?? person)
        .toSorted((one, other) => one.localeCompare(other)),
    ]),
  );
};

it('former coaches, people who left and those who covered are in no team; specialists and coaches of today are', async () => {
  expect(await teamsIn('teams_now')).toEqual({
    open: ['now', 'specialist'],
    mastered: [],
    // Named on purpose after the hand-over.
    namedAfter: ['former'],
    onlyStayed: ['specialist'],
    byCover: [],
  });
  // The record of a mastered skill still says who was in its team.
  expect((await teamsIn('skill_team'))['mastered']).toEqual(['specialist']);
});
