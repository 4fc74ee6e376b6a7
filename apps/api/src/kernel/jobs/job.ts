import type { z } from 'zod';
import { MINUTE } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import { DEFAULT_RETRY, type JobKind, type Retry } from './kind.ts';
import type { Every } from './schedule.ts';

export type JobContext = {
  services: Services;
  /** Aborts on timeout, when another process took the job over, or when the server cannot wait any longer. */
  signal: AbortSignal;
};

type Spec<S extends z.ZodType> = Pick<JobKind<S>, 'name' | 'schema'> & {
  /** May run more than once: a process can die after the work and before storing the result. */
  run(payload: z.output<S>, context: JobContext): Promise<unknown>;
  /** Called once, after the last failed attempt. */
  gaveUp?(payload: z.output<S>): Promise<unknown>;
  retry?: Partial<Retry>;
  timeoutMs?: number;
  /** How many of them one process runs concurrently. A slow kind leaves room for the others. */
  atOnce?: number;
  /** How many of them all processes together run concurrently. */
  inAll?: number;
  /** Enqueued on this schedule with an empty payload, once for all processes together. */
  every?: Every | ((config: Config) => Every | undefined);
};

export type Job<S extends z.ZodType = z.ZodType> = Omit<Spec<S>, 'retry' | 'timeoutMs' | 'atOnce'> &
  JobKind<S> & {
    timeoutMs: number;
    atOnce: number;
  };

/** Declares background work. List it in `jobs.ts`. */
export const defineJob = <S extends z.ZodType>({ retry, ...spec }: Spec<S>): Job<S> => ({
  timeoutMs: 5 * MINUTE,
  atOnce: 2,
  ...spec,
  retry: { ...DEFAULT_RETRY, ...retry },
});

export const waitBefore = ({ firstWaitMs, longestWaitMs }: Retry, attemptsMade: number): number =>
  Math.min(firstWaitMs * 2 ** (attemptsMade - 1), longestWaitMs);

/** Undefined without a schedule, or when the settings of this process switch it off. */
export const scheduleOf = ({ every }: Job, config: Config): Every | undefined =>
  typeof every === 'function' ? every(config) : every;

/** A job whose schedule is switched off here belongs to a process with other settings, such as those of backups. */
export const runsHere = (job: Job, config: Config): boolean =>
  job.every === undefined || scheduleOf(job, config) !== undefined;
