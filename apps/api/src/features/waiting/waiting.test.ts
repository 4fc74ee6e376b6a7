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
  await server.call('PUT', 'resourceReview', { token, body: { isOn: true } });
  const listed = async (path: string) => (await server.call('GET', path, { token })).body;
  expect(await waitingFor('admin')).toEqual({
    families: (await listed('user/all/customer?filter=Awaiting&customerType=Flagship')).count,
    posts: (await listed('userPost?showUnansweredPosts=true&includeDeleted=true')).data.totalCount,
    resources: (await listed('resource?status=Pending')).count,
    erasures: (await listed('privacy/erasures')).count,
    mails: (await listed(`jobs?state=failed&name=${MAIL_JOB}`)).count,
  });
  expect((await waitingFor('admin'))['mails']).toBe(1);
});

it.each([
  ['coach', ['posts']],
  ['coach2', ['posts', 'resources']],
] as const)('%s sees only the kinds they handle: a Resource Manager reviews', async (name, kinds) => {
  expect(Object.keys(await waitingFor(name))).toEqual(kinds);
});

it('no resource waits while the review is off', async () => {
  const token = await server.signIn('admin');
  const turn = (isOn: boolean) => server.call('PUT', 'resourceReview', { token, body: { isOn } });
  await turn(true);
  expect((await waitingFor('coach2'))['resources']).toBeGreaterThan(0);
  await turn(false);
  expect((await waitingFor('coach2'))['resources']).toBe(0);
});

it('counts up to the limit', async () => {
  await addCustomers(WAITING_COUNTED + 20, 'Awaiting', 'Choice');
  expect((await waitingFor('admin'))['families']).toBe(WAITING_COUNTED);
});
