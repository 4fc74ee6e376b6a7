import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../../testing/jobs.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { eraseDueJob } from './jobs.ts';

const server = useServer({ engine: 'postgres' });
const { parent } = DEMO_PEOPLE;

it('a family is erased once, however many processes find it due', async () => {
  const token = await server.signIn('parent');
  await server.call('POST', `privacy/${parent.id}/erasure`, { token });
  await rowsOf(server, sql`update erasures set due_at = now() - interval '1 minute'`);
  const context = { services: server.services, signal: new AbortController().signal };
  await Promise.all(Array.from({ length: 5 }, () => server.within(() => eraseDueJob.run({}, context))));
  await waitUntil(async () => {
    const jobs = await jobsNamed(server, 'privacy.erase');
    expect(jobs.map(({ state }) => state)).toEqual(['done']);
  });
  const left = await rowsOf(
    server,
    sql`select 1 from users where id = ${parent.id} union all select 1 from members where parent_id = ${parent.id}
      union all select 1 from files where customer_id = ${parent.id}`,
  );
  expect(left).toEqual([]);
  const logged = await rowsOf(
    server,
    sql`select action from audit_log where record_id = ${parent.id} and action = 'erase'`,
  );
  expect(logged).toHaveLength(1);
});
