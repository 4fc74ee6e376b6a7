import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { JOB_STATES } from '@amberway/contract/jobs/schemas';
import { createdAt, id, instant, instantNow } from '../db/columns.ts';

const UNFINISHED = sql`state in ('queued', 'running')`;

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    name: text('name').notNull(),
    /** Ids and plain values, never secrets: administrators can read this table, and backups contain it. */
    payload: jsonb('payload').notNull(),
    /** Unique among the unfinished jobs of one name. */
    key: text('key'),
    state: text('state', { enum: JOB_STATES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    /** The time to run while queued, the end of the lease while running. */
    dueAt: instantNow('due_at'),
    /** New with every lease: a process that lost it can no longer settle the job. */
    lease: uuid('lease'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    check('jobs_state_known', sql`${t.state} in ('queued', 'running', 'done', 'failed')`),
    index('jobs_due').on(t.dueAt).where(UNFINISHED),
    uniqueIndex('jobs_key_unique').on(t.name, t.key).where(UNFINISHED),
    index('jobs_list').on(t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // For the number of failed mails in the menu.
    index('jobs_failed')
      .on(t.name)
      .where(sql`state = 'failed'`),
    index('jobs_finished').on(t.finishedAt),
  ],
);

/** The last due time of each scheduled job that was enqueued, for all processes together. */
export const jobSchedules = pgTable('job_schedules', {
  name: text('name').primaryKey(),
  lastDueAt: instant('last_due_at').notNull(),
});
