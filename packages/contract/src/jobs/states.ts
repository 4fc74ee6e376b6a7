/** queued: waits for `dueAt`. running: claimed by a process. failed: out of attempts; an administrator may retry it. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed'] as const;

/** stuck: failed, tried in vain, or of a kind that pauses. */
export const JOB_FILTERS = [...JOB_STATES, 'stuck'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

/** Beyond this number nobody counts jobs. */
export const JOBS_COUNTED = 1_000;
