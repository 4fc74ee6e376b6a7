import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed } from '../../testing/jobs.ts';
import { rowsOf } from '../../testing/rows.ts';
import { defineJob } from './job.ts';
import { enqueueWhenDue } from './scheduler.ts';

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
