import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import type { UseSource } from '../uses.queries.ts';
import { sweepBin } from './service.ts';

/** Empties the bin of all content types, after BIN_DAYS. */
export const sweepBinJob = (uses: readonly UseSource[]) =>
  defineJob({
    name: 'sweep-bin',
    schema: z.strictObject({}),
    every: { dailyAt: '03:50' },
    atOnce: 1,
    run: async (_payload, { services }) => {
      const deleted = await sweepBin(uses);
      if (deleted > 0) services.log.info({ deleted }, 'content deleted for good');
    },
  });
