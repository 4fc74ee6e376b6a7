import { z } from 'zod';
import { HOUR, MINUTE } from '@amberway/contract/kernel/limits';
import { findLastBackup } from '../kernel/backups/queries.ts';
import { defineJob } from '../kernel/jobs/job.ts';
import { lastDue } from '../kernel/jobs/schedule.ts';
import { backUpNightly, LONGEST_MS } from './nightly.ts';

export const nightlyBackupJob = defineJob({
  name: 'backup',
  schema: z.strictObject({}),
  every: ({ backup }) => backup && { dailyAt: backup.at },
  timeoutMs: LONGEST_MS,
  atOnce: 1,
  retry: { attempts: 3, firstWaitMs: 10 * MINUTE, longestWaitMs: HOUR },
  run: async (_, { services, signal }) => {
    const { backup, TIME_ZONE } = services.config;
    if (!backup) return;
    // An earlier attempt stored it and was stopped while verifying; the next night verifies.
    const last = await findLastBackup('done');
    if (last && Date.parse(last.startedAt) >= lastDue({ dailyAt: backup.at }, Date.now(), TIME_ZONE)) return;
    await backUpNightly({ ...services, signal });
  },
});
