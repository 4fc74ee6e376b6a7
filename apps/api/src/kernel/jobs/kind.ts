import type { z } from 'zod';
import { HOUR, SECOND } from '@amberway/contract/kernel/limits';

/** The wait doubles from `firstWaitMs` up to `longestWaitMs`. */
export type Retry = { attempts: number; firstWaitMs: number; longestWaitMs: number };

export const DEFAULT_RETRY: Retry = { attempts: 8, firstWaitMs: 30 * SECOND, longestWaitMs: HOUR };

/** What storing a job needs to know of it. What it does is in `job.ts`, which knows the services, the mailer among them. */
export type JobKind<S extends z.ZodType = z.ZodType> = {
  /** Stored with every job: renaming it orphans those that wait. */
  name: string;
  /** Ids and plain values without transforms, never secrets. */
  schema: S;
  retry: Retry;
};
