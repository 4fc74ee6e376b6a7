import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { sweepFiles } from './sweep.ts';

export const sweepFilesJob = defineJob({
  name: 'sweep-files',
  schema: z.strictObject({}),
  every: { minutes: 60 },
  atOnce: 1,
  run: (_payload, { services }) => sweepFiles(services),
});
