import type { z } from 'zod';
import { notify } from '../db/notify.ts';
import type { JobKind } from './kind.ts';
import { insertJob } from './queries.ts';

/** Notified when there may be jobs to run; the processes query the table themselves. */
export const JOBS_CHANNEL = 'amberway_jobs';

type Options = {
  /** Nothing is stored when an unfinished job of the same name has this key. */
  key?: string;
  delayMs?: number;
};

/**
 * Stores the job in the current transaction: it runs once that is committed, and never when it is rolled back.
 * Returns false when a job with its key exists already.
 */
export const enqueue = async <S extends z.ZodType>(
  job: JobKind<S>,
  payload: z.input<S>,
  { key, delayMs = 0 }: Options = {},
): Promise<boolean> => {
  job.schema.parse(payload);
  const stored = await insertJob({ name: job.name, payload, key, maxAttempts: job.retry.attempts, delayMs });
  if (stored) await notify(JOBS_CHANNEL);
  return stored;
};
