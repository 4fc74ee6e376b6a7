import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { notifyOverdue } from './overdue.ts';

export const notifyOverdueJob = defineJob({
  // Stored jobs refer to this name, so it stays although another slice owns the job now.
  name: 'notifications.overdue',
  schema: z.strictObject({}),
  every: { dailyAt: '06:00' },
  run: (_, { services, signal }) => notifyOverdue(dayInZone(services.config.TIME_ZONE), signal),
});
