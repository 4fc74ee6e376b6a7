import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { dayInZone } from '../../../kernel/clock/today.ts';
import { notifyOverdue } from './overdue.ts';

export const notifyOverdueJob = defineJob({
  // Jobs of this name are stored: it stays although the slice that owns them is another.
  name: 'notifications.overdue',
  schema: z.strictObject({}),
  every: { dailyAt: '06:00' },
  run: (_, { services, signal }) => notifyOverdue(dayInZone(services.config.TIME_ZONE), signal),
});
