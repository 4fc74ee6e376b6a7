import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { sendDigests } from './digest.ts';

/** After the job for overdue tasks, so that one mail has it all. */
export const sendDigestsJob = defineJob({
  name: 'notifications.digest',
  schema: z.strictObject({}),
  every: { dailyAt: '06:30' },
  run: (_, { services, signal }) => sendDigests(services, signal),
});
