import type { z } from 'zod';
import { HOUR, SECOND } from '@amberway/contract/kernel/limits';

/** The wait doubles from `firstWaitMs` up to `longestWaitMs`. */
export type Retry = { attempts: number; firstWaitMs: number; longestWaitMs: number };

export const DEFAULT_RETRY: Retry = { attempts: 8, firstWaitMs: 30 * SECOND, longestWaitMs: HOUR };

/** What enqueueing needs to know of a job. What it does is in `job.ts`, which depends on the services. */
export type JobKind<S extends z.ZodType = z.ZodType> = {
  /** Stored with every job: renaming it orphans the queued ones. */
  name: string;
  /** Ids and plain values without transforms, never secrets. */
  schema: S;
  retry: Retry;
};
