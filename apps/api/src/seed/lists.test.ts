import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import { useServer } from '../testing/hooks.ts';
import { rowsOf } from '../testing/rows.ts';
import { seedLists } from './queries.ts';

const server = useServer();
const lists = async () =>
  (
    await rowsOf<{ type: string }>(
      server,
      sql`select distinct type from lookups where deleted_at is null order by type`,
    )
  ).map(({ type }) => type);

it('every start adds missing lists, also with existing users, and removed entries stay removed', async () => {
  await rowsOf(server, sql`truncate lookups, assessment_questions cascade`);
  expect(await rowsOf(server, sql`select 1 from users`)).not.toEqual([]);
  await server.within(seedLists);
  expect(await lists()).toEqual(Object.keys(START_LOOKUPS).toSorted());
  expect(await rowsOf(server, sql`select 1 from assessment_questions`)).not.toEqual([]);
  const [removed] = Object.keys(START_LOOKUPS).toSorted();
  await rowsOf(server, sql`update lookups set deleted_at = now() where type = ${removed}`);
  // A list that a later version adds.
  await rowsOf(server, sql`delete from lookups where type = 'practicePlace'`);
  await server.within(seedLists);
  expect(await lists()).not.toContain(removed);
  expect(await lists()).toContain('practicePlace');
});
