import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { sendDigests } from './digest.ts';

/** Runs after the job for overdue tasks, so that one mail covers everything. */
export const sendDigestsJob = defineJob({
  name: 'notifications.digest',
  schema: z.strictObject({}),
  every: { dailyAt: '06:30' },
  run: (_, { services, signal }) => sendDigests(services, signal),
});
