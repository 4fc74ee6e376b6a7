import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { sweepChallenges } from './challenges.queries.ts';
import { sweepResets } from './resets.queries.ts';
import { sweepTotp } from './totp.queries.ts';

/** Deletes challenges, tickets, set-ups and requests for resets that are over. */
export const sweepFactorsJob = defineJob({
  name: 'sweep-factors',
  schema: z.strictObject({}),
  every: { minutes: 60 },
  run: async () => {
    await sweepChallenges();
    await sweepTotp();
    await sweepResets();
  },
});
