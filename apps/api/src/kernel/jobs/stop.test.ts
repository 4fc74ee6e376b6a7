import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { enqueue } from './enqueue.ts';
import { defineJob } from './job.ts';
import { leaseJob } from './queries.ts';
import { LEASE_MS, runJob } from './run.ts';
import { startWorker } from './worker.ts';

let finish: () => void = () => undefined;
const slow = defineJob({
  name: 'test.stopping',
  schema: z.strictObject({}),
  atOnce: 1,
  run: () => new Promise<void>((resolve) => (finish = resolve)),
});
const server = useServer({ jobs: [] });

it('a worker that stops waits for running jobs and takes no new ones', async () => {
  const worker = await startWorker(server.services, [slow]);
  await server.within(() => enqueue(slow, {}));
  await waitUntil(async () => expect((await jobsNamed(server, slow.name))[0]?.state).toBe('running'));
  await server.within(() => enqueue(slow, {}));

  let stopped = false;
  const stopping = worker.stop().then(() => (stopped = true));
  await delay(200);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect((await jobsNamed(server, slow.name)).map(({ state }) => state)).toEqual(['done', 'queued']);
});

it('a job that is stopped may clean up before the process ends', async () => {
  let cleaned = false;
  const stopping = new AbortController();
  const writing = defineJob({
    name: 'test.cleaning-up',
    schema: z.strictObject({}),
    run: async (_, { signal }) => {
      await delay(1);
      stopping.abort(new Error('stopped'));
      await delay(100);
      cleaned = signal.aborted;
    },
  });
  await server.within(async () => {
    await enqueue(writing, {});
    const row = await leaseJob([writing], LEASE_MS);
    if (!row) throw new Error('The job is not queued.');
    await runJob(writing, row, server.services, stopping.signal);
  });
  expect(cleaned).toBe(true);
  expect((await jobsNamed(server, writing.name))[0]?.state).toBe('queued');
});
