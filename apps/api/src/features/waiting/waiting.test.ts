import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { MAIL_JOB } from '@amberway/contract/jobs/texts';
import { WAITING_COUNTED } from '@amberway/contract/waiting/kinds';
import { useServer } from '../../testing/hooks.ts';
import { addJob } from '../../testing/jobs.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ jobs: [] });

type Waiting = { kind: string; count: number };
const waitingFor = async (name: 'admin' | 'coach' | 'coach2'): Promise<Record<string, number>> => {
  const { data } = (await server.call('GET', 'waiting', { token: await server.signIn(name) })).body;
  return Object.fromEntries((data as Waiting[]).map(({ kind, count }) => [kind, count]));
};

const addCustomers = (count: number, status: string, plan: string) =>
  rowsOf(
    server,
    sql`insert into users (id, email, first_name, type, user_status, choose_plan)
      select gen_random_uuid(), ${`${status}-${plan}-`.toLowerCase()} || n || '@waiting.test', 'N', 'Customer', ${status}, ${plan}
      from generate_series(1, ${count}::int) n`,
  );

it('each number is that of the list it leads to', async () => {
  const token = await server.signIn('admin');
  await addCustomers(2, 'Awaiting', 'Flagship');
  await addCustomers(3, 'Awaiting', 'Subscriber');
  await addJob(server, { name: MAIL_JOB, state: 'failed' });
  await addJob(server, { name: MAIL_JOB, state: 'done' });
  await addJob(server, { name: 'sweep', state: 'failed' });
  const listed = async (path: string) => (await server.call('GET', path, { token })).body;
  expect(await waitingFor('admin')).toEqual({
    families: (await listed('user/all/customer?filter=Awaiting&customerType=Flagship')).count,
    posts: (await listed('userPost?showUnansweredPosts=true&includeDeleted=true')).data.totalCount,
    erasures: (await listed('privacy/erasures')).count,
    mails: (await listed(`jobs?state=failed&name=${MAIL_JOB}`)).count,
  });
  expect((await waitingFor('admin'))['mails']).toBe(1);
});

it.each(['coach', 'coach2'] as const)('%s sees only the kinds that business users handle', async (name) => {
  expect(Object.keys(await waitingFor(name))).toEqual(['posts']);
});

it('counts up to the limit', async () => {
  await addCustomers(WAITING_COUNTED + 20, 'Awaiting', 'Choice');
  expect((await waitingFor('admin'))['families']).toBe(WAITING_COUNTED);
});
