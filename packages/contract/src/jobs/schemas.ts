import { z } from 'zod';
import { id, instant, requiredText } from '../kernel/fields.ts';
import { JOB_STATES } from './states.ts';

/** A background job as administrators see it. Its payload stays on the server. */
export const job = z.object({
  _id: id,
  name: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.number(),
  maxAttempts: z.number(),
  /** When it runs next; for a running job, when its lease expires. */
  dueAt: instant,
  lastError: z.string().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type Job = z.infer<typeof job>;

const pause = z.object({ name: z.string(), since: instant, reason: z.string(), waiting: z.number() });

export const jobsSummary = z.object({
  /** Counted up to JOBS_COUNTED. */
  counts: z.object({
    stuck: z.number(),
    queued: z.number(),
    running: z.number(),
    done: z.number(),
    failed: z.number(),
  }),
  /** Kinds of which none runs, because what they need is down. */
  pauses: z.array(pause),
  /** How long the oldest overdue job has been waiting, in seconds; 0 when none is overdue. */
  waitingSeconds: z.number(),
  schedules: z.array(z.object({ name: z.string(), lastDueAt: instant })),
});
export type JobsSummary = z.infer<typeof jobsSummary>;

/** All jobs of one name. */
export const retryJobsBody = z.strictObject({ name: requiredText('Please name the kind of job.', 100) });

/** How many there were, counted up to JOBS_COUNTED. */
export const retriedJobs = z.object({ failed: z.number(), waiting: z.number() });
