import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { enforceRetention } from './enforce.queries.ts';
import { type RetentionRule, SWEEP } from './rule.queries.ts';

/** Removes what is over, by the periods of the contract. */
export const sweepJob = (rules: readonly RetentionRule[]) =>
  defineJob({
    name: SWEEP,
    schema: z.strictObject({}),
    every: { minutes: 60 },
    atOnce: 1,
    run: async (_payload, { services, signal }) => {
      const found = await enforceRetention(rules, signal);
      if (Object.keys(found).length > 0) services.log.info({ found }, 'removed what is over');
    },
  });
