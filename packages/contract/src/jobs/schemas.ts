import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';

/** queued: waits for its time. running: a process holds it. failed: given up, an administrator may try again. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Work done apart from requests, as administrators see it. What it is about stays with the server. */
export const job = z.object({
  _id: id,
  name: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.number(),
  maxAttempts: z.number(),
  /** When it runs next; for a running job, until when its process is trusted to be alive. */
  dueAt: instant,
  lastError: z.string().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type Job = z.infer<typeof job>;

export const jobsSummary = z.object({
  counts: z.object({ queued: z.number(), running: z.number(), done: z.number(), failed: z.number() }),
  /** The longest any job has been waiting beyond its time, in seconds; 0 when none waits. */
  waitingSeconds: z.number(),
  schedules: z.array(z.object({ name: z.string(), lastDueAt: instant })),
});
export type JobsSummary = z.infer<typeof jobsSummary>;
