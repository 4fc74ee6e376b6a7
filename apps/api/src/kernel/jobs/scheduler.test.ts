import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { rowsOf } from '../../testing/rows.ts';
import { enqueue } from './enqueue.ts';
import { defineJob } from './job.ts';
import { enqueueWhenDue } from './scheduler.ts';
import { startWorker } from './worker.ts';

const server = useServer({ jobs: [] });
const daily = defineJob({
  name: 'test.daily',
  schema: z.strictObject({}),
  every: { dailyAt: '02:00' },
  run: async () => undefined,
});

const MONDAY = Date.parse('2026-03-02T15:00:00Z');
const TUESDAY = Date.parse('2026-03-03T15:00:00Z');
const come = (dueAt: number) => server.within(() => enqueueWhenDue(daily, dueAt));
const finishAll = () => rowsOf(server, sql`update jobs set state = 'done', finished_at = now()`);

it('each due time is enqueued once, however often it is seen, and an older one never', async () => {
  await come(MONDAY);
  await come(MONDAY);
  expect(await jobsNamed(server, daily.name)).toHaveLength(1);
  await finishAll();
  await come(MONDAY);
  expect(await jobsNamed(server, daily.name)).toHaveLength(1);
  await come(TUESDAY);
  await come(MONDAY);
  expect(await jobsNamed(server, daily.name)).toHaveLength(2);
});

it('a scheduled run that is unfinished when the next is due counts for both', async () => {
  await finishAll();
  const before = (await jobsNamed(server, daily.name)).length;
  await come(TUESDAY + 1);
  await come(TUESDAY + 2);
  expect(await jobsNamed(server, daily.name)).toHaveLength(before + 1);
});

it('a process whose settings switch a schedule off does not take its jobs', async () => {
  const backup = defineJob({
    name: 'test.backup',
    schema: z.strictObject({}),
    every: ({ backup: settings }) => settings && { dailyAt: settings.at },
    run: async () => undefined,
  });
  await server.within(() => enqueue(backup, {}));
  const states = async () => (await jobsNamed(server, backup.name)).map(({ state }) => state);
  const without = await startWorker(server.services, [backup]);
  await delay(300);
  await without.stop();
  expect(await states()).toEqual(['queued']);

  const settings = { to: { folder: '/backups' }, at: '02:30' as const, recipients: [] };
  const config = { ...server.services.config, backup: settings };
  const having = await startWorker({ ...server.services, config }, [backup]);
  await waitUntil(async () => expect(await states()).toEqual(['done']));
  await having.stop();
});
