import type { FastifyBaseLogger } from 'fastify';
import { HOUR } from '@amberway/contract/kernel/limits';
import { withDatabase } from './db/context.ts';
import type { Database } from './db/database.ts';
import { sweepIdempotencyKeys } from './idempotency/queries.ts';
import { sweepFailures } from './identity/failures/queries.ts';
import { sweepSessions } from './identity/sessions/queries.ts';
import { sweepRateWindows } from './limits/queries.ts';

/** Removes what is past its time. Harmless to run twice, so every process does it. */
export const startSweeps = (database: Database, log: FastifyBaseLogger): (() => void) => {
  const sweep = () =>
    withDatabase(database, async () => {
      await sweepIdempotencyKeys();
      await sweepFailures();
      await sweepSessions();
      await sweepRateWindows();
    }).catch((error: unknown) => log.warn({ err: error }, 'sweep failed'));
  const timer = setInterval(() => void sweep(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
};
