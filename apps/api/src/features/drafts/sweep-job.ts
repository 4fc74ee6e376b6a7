import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/job.ts';
import { sweepDrafts } from './queries.ts';

/** Deletes abandoned drafts. */
export const sweepDraftsJob = defineJob({
  name: 'sweep-drafts',
  schema: z.strictObject({}),
  every: { dailyAt: '03:40' },
  run: () => sweepDrafts(),
});
