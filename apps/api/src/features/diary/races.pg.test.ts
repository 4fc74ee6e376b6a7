import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { dayInZone } from '../../kernel/clock/today.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 12;
const server = useServer({ engine: 'postgres' });

it('a day written many times at once has one entry, and the other requests get 409', async () => {
  const token = await server.signIn('parent');
  const member = DEMO_CHILDREN.arlo.id;
  const day = dayInZone(null);
  const body = { member, day, emoji: contentId('emoji', 1) };
  const responses = await Promise.all(
    Array.from({ length: RACERS }, () => server.call('POST', 'diary', { token, body })),
  );
  const countOf = (code: number) => responses.filter(({ status }) => status === code).length;
  expect([countOf(200), countOf(409)]).toEqual([1, RACERS - 1]);
  const rows = await rowsOf(server, sql`select id from diary_entries where member_id = ${member} and day = ${day}`);
  expect(rows).toHaveLength(1);
  const logged = await rowsOf(server, sql`select 1 from audit_log where record = 'diaryEntry' and action = 'create'`);
  expect(logged).toHaveLength(1);
});
