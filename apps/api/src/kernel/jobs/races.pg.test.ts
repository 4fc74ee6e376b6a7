import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { enqueue } from './enqueue.ts';
import { defineJob } from './job.ts';
import { leaseJob, settleDone, waitForNext } from './queries.ts';
import { LEASE_MS } from './run.ts';
import { enqueueWhenDue } from './scheduler.ts';
import { startWorker, type Worker } from './worker.ts';

const ran: number[] = [];
const schema = z.strictObject({ n: z.number() });
const counted = defineJob({ name: 'test.counted', schema, run: async ({ n }) => void ran.push(n) });
const daily = defineJob({ name: 'test.daily', schema: z.strictObject({}), run: async () => undefined });

const server = useServer({ engine: 'postgres', jobs: [] });
let workers: Worker[];
beforeAll(async () => {
  workers = await Promise.all(Array.from({ length: 4 }, () => startWorker(server.services, [counted])));
});
afterAll(() => Promise.all(workers.map((worker) => worker.stop())));

it('several workers run each job exactly once, and none is left', async () => {
  const all = Array.from({ length: 100 }, (_, n) => n);
  await Promise.all(all.map((n) => server.within(() => enqueue(counted, { n }))));
  await waitUntil(async () =>
    expect((await jobsNamed(server, counted.name)).filter(({ state }) => state === 'done')).toHaveLength(all.length),
  );
  expect(ran.toSorted((a, b) => a - b)).toEqual(all);
});

it('of a limited kind, all processes together run only as many as it says, and the next when one is done', async () => {
  const two = defineJob({ name: 'test.two', schema, inAll: 2, run: async () => undefined });
  for (let n = 0; n < 5; n += 1) await server.within(() => enqueue(two, { n }));
  const lease = () =>
    Promise.all(Array.from({ length: 8 }, () => server.within(() => leaseJob([counted, two], LEASE_MS))));
  const first = (await lease()).filter((row) => row !== undefined);
  expect(first).toHaveLength(2);
  expect(await server.within(() => waitForNext([two]))).toBeGreaterThanOrEqual(1000);
  const [one] = first;
  if (one) await server.within(() => settleDone(one));
  expect((await lease()).filter((row) => row !== undefined)).toHaveLength(1);
});

it('concurrent jobs with the same key are stored once', async () => {
  const stored = await Promise.all(
    Array.from({ length: 20 }, () => server.within(() => enqueue(daily, {}, { key: 'one' }))),
  );
  expect(stored.filter(Boolean)).toHaveLength(1);
});

it('a due time is enqueued once, however many processes see it', async () => {
  const before = (await jobsNamed(server, daily.name)).length;
  await Promise.all(Array.from({ length: 20 }, () => server.within(() => enqueueWhenDue(daily, Date.UTC(2026, 2, 3)))));
  expect(await jobsNamed(server, daily.name)).toHaveLength(before + 1);
});
