import type { z } from 'zod';
import { HOUR, MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import type { Services } from '../services.ts';
import type { Every } from './schedule.ts';

export type JobContext = {
  services: Services;
  /** Aborts when the time is up, when another process took the job over, or when the server cannot wait any longer. */
  signal: AbortSignal;
};

/** The wait doubles from `firstWaitMs` up to `longestWaitMs`. */
export type Retry = { attempts: number; firstWaitMs: number; longestWaitMs: number };

type Spec<S extends z.ZodType> = {
  /** Stored with every job: renaming it orphans those that wait. */
  name: string;
  /** Ids and plain values without transforms, never secrets. */
  schema: S;
  /** May run more than once: a process can die after the work and before saying so. */
  run(payload: z.output<S>, context: JobContext): Promise<unknown>;
  /** Called once when no further attempt will be made. */
  gaveUp?(payload: z.output<S>): Promise<unknown>;
  retry?: Partial<Retry>;
  timeoutMs?: number;
  /** How many of them one process runs side by side. A slow kind leaves room for the others. */
  atOnce?: number;
  /** Enqueued by itself, with an empty payload, once for all processes together. */
  every?: Every;
};

export type Job<S extends z.ZodType = z.ZodType> = Omit<Spec<S>, 'retry' | 'timeoutMs' | 'atOnce'> & {
  retry: Retry;
  timeoutMs: number;
  atOnce: number;
};

const RETRY: Retry = { attempts: 8, firstWaitMs: 30 * SECOND, longestWaitMs: HOUR };

/** The one way to declare work done apart from requests. List it in `jobs.ts`. */
export const defineJob = <S extends z.ZodType>({ retry, ...spec }: Spec<S>): Job<S> => ({
  timeoutMs: 5 * MINUTE,
  atOnce: 2,
  ...spec,
  retry: { ...RETRY, ...retry },
});

export const waitBefore = ({ firstWaitMs, longestWaitMs }: Retry, attemptsMade: number): number =>
  Math.min(firstWaitMs * 2 ** (attemptsMade - 1), longestWaitMs);
