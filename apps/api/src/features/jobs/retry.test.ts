import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { JOBS_COUNTED } from '@amberway/contract/jobs/states';
import { MAIL_JOB } from '@amberway/contract/jobs/mail-job';
import { WAITING_COUNTED } from '@amberway/contract/waiting/kinds';
import { inTransaction } from '../../kernel/db/context.ts';
import { pauseKind } from '../../kernel/jobs/pauses.queries.ts';
import { rowsOf as rowsHere } from '../../kernel/db/figures.ts';
import { leaseJob, waitForNext } from '../../kernel/jobs/queries.ts';
import { countJobs, countLostMails, mailsTriedInVain, secondsWaited } from '../../kernel/metrics/queries.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addJob, jobById, jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { rowsOf } from '../../testing/rows.ts';
import { countStuck, listJobs } from './queries.ts';
import { retryJobs } from './retry/job.ts';

const server = useServer({ jobs: [retryJobs] });
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});
beforeEach(async () => {
  await rowsOf(server, sql`delete from jobs`);
  await rowsOf(server, sql`delete from job_pauses`);
});

const retryAll = (name: string, headers: Record<string, string> = {}) =>
  server.call('POST', 'jobs/retry', { token: admin, body: { name }, headers });
const statesOf = async (name: string) => (await jobsNamed(server, name)).map(({ state }) => state);
const add = (count: number, name: string, state: string, more = sql`0, now(), now()`) =>
  rowsOf(
    server,
    sql`insert into jobs (id, name, payload, state, max_attempts, attempts, due_at, finished_at)
      select gen_random_uuid(), ${name}, '{}', ${state}, 8, ${more} from generate_series(1, ${count}::int) n`,
  );
const PAST = new Date(Date.now() - 60_000).toISOString();
const LATER = new Date(Date.now() + 3_600_000).toISOString();

it('failed and waiting jobs of one name are tried again together, others are not', async () => {
  const failed = await addJob(server, { name: MAIL_JOB, state: 'failed', attempts: 8, finishedAt: PAST });
  const waiting = await addJob(server, { name: MAIL_JOB, state: 'queued', attempts: 3, dueAt: LATER });
  const other = await addJob(server, { name: 'sweep', state: 'failed', finishedAt: PAST });
  await server.within(() => pauseKind(MAIL_JOB, 'It is down.'));
  const { status, body } = await retryAll(MAIL_JOB);
  expect(status).toBe(200);
  expect(body.data).toEqual({ failed: 1, waiting: 1 });
  await waitUntil(async () => expect(await statesOf('jobs.retry')).toEqual(['done']));
  expect(await jobById(server, failed)).toMatchObject({ state: 'queued', attempts: 0, finishedAt: null });
  expect(Date.parse((await jobById(server, waiting)).dueAt)).toBeLessThanOrEqual(Date.now());
  expect(await jobById(server, other)).toMatchObject({ state: 'failed' });
  expect(await rowsOf(server, sql`select 1 from job_pauses`)).toEqual([]);
  expect(await rowsOf(server, sql`select action, after from audit_log where action = 'retryAll'`)).toEqual([
    { action: 'retryAll', after: { name: MAIL_JOB, failed: 1, waiting: 1 } },
  ]);
});

it('pressing twice tries once, and only administrators may', async () => {
  await addJob(server, { name: MAIL_JOB, state: 'failed', finishedAt: PAST });
  const key = { 'idempotency-key': 'press-one' };
  const replies = await Promise.all([retryAll(MAIL_JOB, key), retryAll(MAIL_JOB, key)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  await waitUntil(async () => expect(await statesOf('jobs.retry')).toEqual(['done']));
  const token = await server.signIn('coach');
  expectFailure(await server.call('POST', 'jobs/retry', { token, body: { name: MAIL_JOB } }), 'forbidden');
});

it('what has the same key is tried again once', async () => {
  for (const key of ['a', 'a', 'b'])
    await addJob(server, { name: 'test.keyed', key, state: 'failed', finishedAt: PAST });
  await addJob(server, { name: 'test.keyed', key: 'b', state: 'queued' });
  await retryAll('test.keyed');
  await waitUntil(async () => expect(await statesOf('jobs.retry')).toEqual(['done']));
  expect((await statesOf('test.keyed')).toSorted()).toEqual(['failed', 'failed', 'queued', 'queued']);
});

it('after an outage of 50,000 mails nothing reads them all, and other jobs do not wait', async () => {
  await add(50_000, MAIL_JOB, 'failed', sql`8, now() - interval '1 day', now() - interval '2 days'`);
  await add(50_000, MAIL_JOB, 'queued', sql`0, now() - interval '1 hour', null`);
  await add(3, 'sweep', 'failed', sql`8, now(), now() - interval '1 minute'`);
  await addJob(server, { name: 'test.other', state: 'queued', dueAt: PAST });
  await rowsOf(server, sql`analyze jobs`);
  await server.within(() => pauseKind(MAIL_JOB, 'It is down.'));

  /** How many rows of the table the work reads. */
  const cost = (work: () => Promise<unknown>) =>
    server.within(() =>
      inTransaction(async () => {
        const read = async () =>
          (
            await rowsHere<{ rows: number }>(
              sql`select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'jobs'`,
            )
          )[0]?.rows ?? 0;
        const before = await read();
        await work();
        return (await read()) - before;
      }),
    );
  const page = { skip: 0, limit: 20 };
  const reads: Record<string, () => Promise<unknown>> = {
    failed: () => listJobs({ state: 'failed' }, page),
    'failed of another name': () => listJobs({ state: 'failed', name: 'sweep' }, page),
    stuck: () => listJobs({ state: 'stuck' }, page),
    'stuck mails': () => listJobs({ state: 'stuck', name: MAIL_JOB }, page),
    all: () => listJobs({}, page),
    search: () => listJobs({ state: 'failed', search: 'refused' }, page),
    'waiting for you': () => countStuck(MAIL_JOB, WAITING_COUNTED),
    summary: () => countJobs(),
    'given up': () => countLostMails(),
    tried: () => mailsTriedInVain(),
    delay: () => secondsWaited(),
    'next wait': () => waitForNext([{ name: MAIL_JOB }, { name: 'test.other' }]),
  };
  const costs: Record<string, number> = {};
  for (const [what, work] of Object.entries(reads)) costs[what] = await cost(work);
  // Counting stops at the limit, in each part of a list; a search reads the newest five thousand, to list and to count.
  const dear = Object.entries(costs).filter(([what, rows]) => rows > (what === 'search' ? 12_000 : 4 * JOBS_COUNTED));
  expect(dear).toEqual([]);
  expect((await server.within(() => listJobs({ state: 'failed' }, page))).count).toBe(JOBS_COUNTED);

  const kinds = [{ name: MAIL_JOB }, { name: 'test.other' }];
  const leased = await cost(async () => {
    expect((await leaseJob(kinds, 60_000))?.name).toBe('test.other');
  });
  expect(leased).toBeLessThan(50);

  // Sending them again queues them in batches, between which others run.
  const done = addJob(server, { name: 'test.unrelated', state: 'queued' });
  expect((await retryAll(MAIL_JOB)).body.data).toEqual({ failed: JOBS_COUNTED, waiting: JOBS_COUNTED });
  await done;
  await waitUntilLong(async () => expect(await statesOf('jobs.retry')).toEqual(['done']));
  expect(
    await rowsOf(server, sql`select state, count(*)::int as n from jobs where name = ${MAIL_JOB} group by state`),
  ).toEqual([{ state: 'queued', n: 100_000 }]);
}, 120_000);

const waitUntilLong = (seen: () => Promise<void>) => vi.waitFor(seen, { timeout: 60_000, interval: 100 });
