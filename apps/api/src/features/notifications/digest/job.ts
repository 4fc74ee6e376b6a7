import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { sendDigests, type WaitingWork } from './digest.ts';

/** Runs after the jobs that make lines, also when all of them are late, so that one mail covers everything. */
export const sendDigestsJob = (waitingWork: WaitingWork, after: readonly string[]) =>
  defineJob({
    name: 'notifications.digest',
    schema: z.strictObject({}),
    every: { dailyAt: '06:30' },
    after,
    run: (_, { services, signal }) => sendDigests(services, waitingWork, { signal }),
  });
