import { fillPlaceholders, type Query, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

// A family with three years of history among many others: every figure must use an index, in the statements that the
// server actually sends.

const server = useServer({ engine: 'postgres' });
const { coach, parent } = DEMO_PEOPLE;
const { arlo, dao } = DEMO_CHILDREN;
const spread = sql`now() - make_interval(hours => (n * 2.6)::int)`;

const fill = [
  ...[arlo, dao].flatMap(({ id }) => [
    sql`insert into tasks (id, skill_id, member_id, name, description, type_id, due_date, is_completed, completed_at, created_at, created_by)
      select gen_random_uuid(), s.id, s.member_id, 'Long', 'x', (select type_id from tasks limit 1), (${spread})::date,
        n % 4 > 0, case when n % 4 > 0 then ${spread} end, ${spread}, ${coach.id}
      from (select * from skills where member_id = ${id} limit 1) s
        cross join generate_series(1, ${id === arlo.id ? 10_000 : 40_000}) n`,
    sql`insert into activity_notes (id, member_id, title, status, type, start_time, end_time, about, created_by)
      select gen_random_uuid(), ${id}, 'Long', 'Published', 'coaching_session', ${spread}, ${spread} + interval '1 hour',
        repeat('x', 500), ${id === arlo.id ? coach.id : DEMO_PEOPLE.manager.id}
      from generate_series(1, 5000) n`,
  ]),
  sql`vacuum analyze`,
];

let tokens: { coach: string; parent: string };
beforeAll(async () => {
  tokens = { coach: await server.signIn('coach'), parent: await server.signIn('parent') };
  for (const statement of fill) await rowsOf(server, statement);
}, 120_000);

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : 'null');

/** The query plan of a sent statement with these values. */
const planOf = async (name: string, values: Record<string, unknown>): Promise<string> => {
  const sent = server.database.statements.get(`dashboards.${name}`) as { getQuery: () => Query };
  const { sql: text, params } = sent.getQuery();
  const filled = fillPlaceholders(params, values);
  const whole = text.replace(/\$(\d+)/g, (_, n: string) => literal(filled[Number(n) - 1]));
  const rows = await rowsOf<Record<string, string>>(server, sql.raw(`explain ${whole}`));
  return rows.flatMap(Object.values).join('\n');
};

const zone = 'Australia/Sydney';
const about = { memberId: arlo.id, userId: parent.id, startDate: '2026-01-01', endDate: '2026-12-31', zone };

it('the cards of a long history use their indexes', async () => {
  const { status } = await server.call('GET', `dashboard/progress?member=${arlo.id}`, { token: tokens.parent });
  expect(status).toBe(200);
  const plan = await planOf('progress.family', about);
  for (const index of ['tasks_open_of_member', 'tasks_done_of_member']) expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (tasks|activity_notes)/);
});

it('the next appointment and the coach’s day are found without reading all notes', async () => {
  await server.call('GET', `dashboard/home?member=${arlo.id}`, { token: tokens.parent });
  await server.call('GET', 'dashboard/workspace', { token: tokens.coach });
  const home = await planOf('home', { memberId: arlo.id, startDate: null, endDate: null, zone });
  const workspace = await planOf('workspace.coach', { userId: coach.id, today: '2026-11-15', zone });
  for (const plan of [home, workspace]) expect(plan).not.toContain('Seq Scan on activity_notes');
});
