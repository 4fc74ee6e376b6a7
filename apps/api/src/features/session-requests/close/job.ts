import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { closeRequests } from './close.ts';

/** Every hour: a session that was held answers the request for one. */
export const closeRequestsJob = defineJob({
  name: 'session-requests.close',
  schema: z.strictObject({}),
  every: { minutes: 60 },
  run: (_, { signal }) => closeRequests(signal),
});
