import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addGoes } from '../../../testing/evidence.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addChild } from '../../../testing/people.ts';
import { addProgramme } from '../../../testing/programme.ts';
import { rowsOf } from '../../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });

const OTHERS = 50_000;

const addPractised = async () => {
  const { id: memberId } = await addChild(server, {
    parentId: DEMO_PEOPLE.parent.id,
    primaryContact: DEMO_PEOPLE.coach.id,
  });
  const { skill } = await addProgramme(server, memberId);
  await addGoes(server, { memberId, skillId: skill.id }, { day: '2026-03-02', own: 4, goes: 5 });
  return { memberId, skillId: skill.id };
};

const scans = async () =>
  (
    await rowsOf<{ whole: number; index: number }>(
      server,
      sql`select seq_scan::int as whole, idx_scan::int as index from pg_stat_user_tables
        where relname = 'practice_entries'`,
    )
  )[0] ?? { whole: 0, index: 0 };

it('(h) the graph and the map are read by index beside a skill that has nearly all entries', async () => {
  const own = await addPractised();
  const other = await addPractised();
  await rowsOf(
    server,
    sql`insert into practice_entries select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
        'at', e.at - n * interval '1 minute'))).* from practice_entries e, generate_series(1, ${OTHERS}::int) n
      where e.skill_id = ${other.skillId}`,
  );
  await rowsOf(server, sql`analyze practice_entries`);
  const token = await server.signIn('coach');
  // Counters arrive a moment after a statement.
  await vi.waitFor(async () => expect((await scans()).whole).toBeGreaterThan(0), { timeout: 5000 });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const before = await scans();
  for (let n = 0; n < 3; n += 1) {
    expect((await server.call('GET', `milestone/${own.skillId}/graph`, { token })).status).toBe(200);
    expect((await server.call('GET', `member/${own.memberId}/generalisation`, { token })).status).toBe(200);
  }
  await vi.waitFor(async () => expect((await scans()).index).toBeGreaterThanOrEqual(before.index + 6), {
    timeout: 10_000,
  });
  expect((await scans()).whole).toBe(before.whole);
});
