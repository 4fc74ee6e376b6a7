import { z } from 'zod';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { notifyEndings } from './ending.ts';

/** Before the daily digests, so that one mail covers everything. */
export const notifyEndingsJob = defineJob({
  name: 'users.endings',
  schema: z.strictObject({}),
  every: { dailyAt: '05:45' },
  run: (_, { services, signal }) => notifyEndings(dayInZone(services.config.TIME_ZONE), signal),
});
