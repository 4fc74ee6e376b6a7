import { z } from 'zod';
import { HOUR, MINUTE } from '@amberway/contract/kernel/limits';
import { defineJob } from '../kernel/jobs/job.ts';
import { backUpNightly, LONGEST_MS } from './nightly.ts';

export const nightlyBackupJob = defineJob({
  name: 'backup',
  schema: z.strictObject({}),
  every: ({ backup }) => backup && { dailyAt: backup.at },
  timeoutMs: LONGEST_MS,
  atOnce: 1,
  retry: { attempts: 3, firstWaitMs: 10 * MINUTE, longestWaitMs: HOUR },
  run: async (_, { services }) => {
    // The setting may have been removed since the job was queued.
    if (services.config.backup) await backUpNightly(services);
  },
});
