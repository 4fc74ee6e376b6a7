import { z } from 'zod';
import { sweepBackupRuns } from './backups/queries.ts';
import { sweepOauthStates } from './google/queries.ts';
import { sweepIdempotencyKeys } from './idempotency/queries.ts';
import { sweepDevices } from './identity/devices.queries.ts';
import { sweepFailures } from './identity/failures.queries.ts';
import { sweepPasses } from './identity/passes.queries.ts';
import { sweepSessions } from './identity/sign-ins.queries.ts';
import { defineJob } from './jobs/job.ts';
import { sweepJobs } from './jobs/queries.ts';
import { sweepRateWindows } from './limits/queries.ts';
import { sweepMailTexts } from './mail/queries.ts';

const SWEEPS = [
  sweepIdempotencyKeys,
  sweepFailures,
  sweepSessions,
  sweepPasses,
  sweepDevices,
  sweepRateWindows,
  sweepMailTexts,
  sweepJobs,
  sweepOauthStates,
  sweepBackupRuns,
];

export const sweep = defineJob({
  name: 'sweep',
  schema: z.strictObject({}),
  every: { minutes: 60 },
  run: async () => {
    for (const one of SWEEPS) await one();
  },
});
