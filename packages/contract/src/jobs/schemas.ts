import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';

/** queued: waits for `dueAt`. running: claimed by a process. failed: out of attempts; an administrator may retry it. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

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

export const jobsSummary = z.object({
  counts: z.object({ queued: z.number(), running: z.number(), done: z.number(), failed: z.number() }),
  /** How long the oldest overdue job has been waiting, in seconds; 0 when none is overdue. */
  waitingSeconds: z.number(),
  schedules: z.array(z.object({ name: z.string(), lastDueAt: instant })),
});
export type JobsSummary = z.infer<typeof jobsSummary>;
