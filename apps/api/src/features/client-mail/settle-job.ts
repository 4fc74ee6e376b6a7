import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/job.ts';
import { settleForgotten } from './send/queries.ts';

export const settleMailsJob = defineJob({
  name: 'client-mail.settle',
  schema: z.strictObject({}),
  every: { minutes: 30 },
  atOnce: 1,
  run: () => settleForgotten(),
});
