import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, instantNow } from '../db/columns.ts';

/** Each scheduled backup and how it ended. A run without an end was interrupted, or is still going on. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    startedAt: instantNow('started_at'),
    finishedAt: instant('finished_at'),
    state: text('state', { enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    /** The name in BACKUP_TO. */
    name: text('name'),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    files: integer('files'),
    /** When the stored backup was restored into a scratch database. */
    verifiedAt: instant('verified_at'),
    error: text('error'),
  },
  (t) => [
    check('backup_runs_state_known', sql`${t.state} in ('running', 'done', 'failed')`),
    index('backup_runs_newest').on(t.startedAt.desc()),
  ],
);
