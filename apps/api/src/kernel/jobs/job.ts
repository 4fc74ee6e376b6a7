import type { z } from 'zod';
import { MINUTE } from '@amberway/contract/kernel/limits';
import type { Services } from '../services.ts';
import { DEFAULT_RETRY, type JobKind, type Retry } from './kind.ts';
import type { Every } from './schedule.ts';

export type JobContext = {
  services: Services;
  /** Aborts when the time is up, when another process took the job over, or when the server cannot wait any longer. */
  signal: AbortSignal;
};

type Spec<S extends z.ZodType> = Pick<JobKind<S>, 'name' | 'schema'> & {
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

export type Job<S extends z.ZodType = z.ZodType> = Omit<Spec<S>, 'retry' | 'timeoutMs' | 'atOnce'> &
  JobKind<S> & {
    timeoutMs: number;
    atOnce: number;
  };

/** The one way to declare work done apart from requests. List it in `jobs.ts`. */
export const defineJob = <S extends z.ZodType>({ retry, ...spec }: Spec<S>): Job<S> => ({
  timeoutMs: 5 * MINUTE,
  atOnce: 2,
  ...spec,
  retry: { ...DEFAULT_RETRY, ...retry },
});

export const waitBefore = ({ firstWaitMs, longestWaitMs }: Retry, attemptsMade: number): number =>
  Math.min(firstWaitMs * 2 ** (attemptsMade - 1), longestWaitMs);
