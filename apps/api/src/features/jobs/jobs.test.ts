import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { JOB_NOT_FAILED, jobLabels } from '@amberway/contract/jobs/texts';
import { JOBS } from '../../jobs.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addJob, jobById } from '../../testing/jobs.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ jobs: [] });
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});
beforeEach(() => rowsOf(server, sql`delete from jobs`));

const get = async (path: string) => (await server.call('GET', path, { token: admin })).body;
const retry = (id: string) => server.call('POST', `jobs/${id}/retry`, { token: admin });

it('administrators list jobs by state and name, newest first, in pages', async () => {
  const ids: string[] = [];
  for (const [n, state] of (['done', 'failed', 'queued', 'failed'] as const).entries()) {
    ids.push(
      await addJob(server, {
        name: n === 3 ? 'b' : 'a',
        state,
        createdAt: new Date(Date.UTC(2026, 0, n + 1)).toISOString(),
      }),
    );
  }
  const idsOf = async (path: string) => (await get(path)).data.map(({ _id }: { _id: string }) => _id);
  expect(await idsOf('jobs')).toEqual(ids.toReversed());
  expect(await idsOf('jobs?state=failed')).toEqual([ids[3], ids[1]]);
  expect(await idsOf('jobs?state=failed&name=a')).toEqual([ids[1]]);
  expect(await idsOf('jobs?page=2&pageSize=3')).toEqual([ids[0]]);
  expect((await get('jobs?pageSize=1')).count).toBe(4);
  expect((await server.call('GET', 'jobs?state=odd', { token: admin })).status).toBe(422);
});

it('a search finds jobs by their label, their name and their last error', async () => {
  const mail = await addJob(server, { name: 'mail.send', state: 'failed', lastError: 'connect ECONNREFUSED' });
  const swept = await addJob(server, { name: 'sweep-drafts', state: 'failed' });
  const idsOf = async (search: string) => {
    const { data, count } = await get(`jobs?search=${encodeURIComponent(search)}`);
    expect(count).toBe(data.length);
    return data.map(({ _id }: { _id: string }) => _id);
  };
  expect(await idsOf('Send a MAIL')).toEqual([mail]);
  expect(await idsOf('econnrefused')).toEqual([mail]);
  expect(await idsOf('sweep-')).toEqual([swept]);
  expect(await idsOf('%')).toEqual([]);
  expect(await idsOf(' ')).toHaveLength(2);
});

it('the payload and key of a job are not returned', async () => {
  await addJob(server, { name: 'a', payload: { canary: 'canary-payload' }, key: 'canary-key', lease: uuidv7() });
  expect(JSON.stringify(await get('jobs'))).not.toContain('canary');
});

it('the summary has counts, the delay of the queue, and when repeating jobs were last due', async () => {
  await addJob(server, { name: 'a', state: 'failed' });
  await addJob(server, { name: 'a', state: 'queued', dueAt: new Date(Date.now() - 90_000).toISOString() });
  await addJob(server, { name: 'a', state: 'queued', dueAt: new Date(Date.now() + 90_000).toISOString() });
  await rowsOf(server, sql`insert into job_schedules values ('sweep', '2026-03-01T02:00:00Z')`);
  const { data } = await get('jobs/summary');
  expect(data.counts).toEqual({ queued: 2, running: 0, done: 0, failed: 1 });
  expect(data.waitingSeconds).toBeGreaterThanOrEqual(89);
  expect(data.waitingSeconds).toBeLessThan(120);
  expect(data.schedules).toEqual([{ name: 'sweep', lastDueAt: '2026-03-01T02:00:00.000Z' }]);
});

it('a failed job is queued again with all its attempts, and the audit log records it', async () => {
  const id = await addJob(server, {
    name: 'a',
    state: 'failed',
    attempts: 3,
    lastError: 'No.',
    finishedAt: new Date().toISOString(),
  });
  expect((await retry(id)).body.data).toMatchObject({
    _id: id,
    state: 'queued',
    attempts: 0,
    lastError: 'No.',
    finishedAt: null,
  });
  expect(await rowsOf(server, sql`select action, record from audit_log where record_id = ${id}`)).toEqual([
    { action: 'retry', record: 'job' },
  ]);
});

it('a job that did not fail cannot be retried', async () => {
  for (const state of ['queued', 'running', 'done'] as const) {
    const id = await addJob(server, { name: 'a', state, attempts: 2 });
    expectFailure(await retry(id), 'stale', { message: JOB_NOT_FAILED });
    expect(await jobById(server, id)).toMatchObject({ state, attempts: 2 });
  }
  expectFailure(await retry(uuidv7()), 'not_found');
});

it('a failed job whose key another job has cannot be retried', async () => {
  const id = await addJob(server, { name: 'a', key: 'k', state: 'failed' });
  await addJob(server, { name: 'a', key: 'k', state: 'queued' });
  expectFailure(await retry(id), 'stale', { message: JOB_NOT_FAILED });
});

it('every job has a label for administrators', () => {
  expect(JOBS.map(({ name }) => name).filter((name) => jobLabels(name) === name)).toEqual([]);
});
