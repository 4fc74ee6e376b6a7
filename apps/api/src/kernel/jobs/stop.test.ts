import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { enqueue } from './enqueue.ts';
import { defineJob } from './job.ts';
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
