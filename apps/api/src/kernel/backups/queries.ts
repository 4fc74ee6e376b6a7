import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { onlyRow } from '../db/figures.ts';
import { backupRuns } from './tables.ts';

const ERROR_CHARACTERS = 500;

export const beginBackup = async (): Promise<string> => {
  const [row] = await db().insert(backupRuns).values({}).returning({ id: backupRuns.id });
  if (!row) throw new Error('The start of a backup could not be stored.');
  return row.id;
};

type Stored = { name: string; bytes: number; rows: number; files: number };

export const finishBackup = (id: string, stored: Stored) =>
  db()
    .update(backupRuns)
    .set({ ...stored, state: 'done', finishedAt: sql`now()` })
    .where(eq(backupRuns.id, id));

export const markVerified = (id: string) =>
  db()
    .update(backupRuns)
    .set({ verifiedAt: sql`now()` })
    .where(eq(backupRuns.id, id));

/** Also for a stored backup that could not be restored: it is not one to rely on. */
export const failBackup = (id: string, error: string) =>
  db()
    .update(backupRuns)
    .set({ state: 'failed', finishedAt: sql`now()`, error: error.slice(0, ERROR_CHARACTERS) })
    .where(eq(backupRuns.id, id));

export const findLastBackup = async (state: 'done' | 'failed') => {
  const [row] = await db()
    .select()
    .from(backupRuns)
    .where(eq(backupRuns.state, state))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  return row;
};

export const findLastVerified = async () => {
  const [row] = await db()
    .select({ name: backupRuns.name, verifiedAt: backupRuns.verifiedAt })
    .from(backupRuns)
    .where(isNotNull(backupRuns.verifiedAt))
    .orderBy(desc(backupRuns.verifiedAt))
    .limit(1);
  return row;
};

/** Seconds since 1970 of the last good backup and of the last verified one, 0 for none; and whether the newest failed. */
export const backupFigures = () =>
  onlyRow<{ done: number; verified: number; bytes: number; failed: boolean }>(sql`
    select
      coalesce(extract(epoch from max(finished_at) filter (where state = 'done')), 0)::float8 as done,
      coalesce(extract(epoch from max(verified_at)), 0)::float8 as verified,
      coalesce((array_agg(bytes order by started_at desc) filter (where state = 'done'))[1], 0)::float8 as bytes,
      coalesce((array_agg(state order by started_at desc) filter (where state <> 'running'))[1] = 'failed', false) as failed
    from ${backupRuns}`);

/** What is older than a year says nothing any more. */
export const sweepBackupRuns = () =>
  db()
    .delete(backupRuns)
    .where(and(isNotNull(backupRuns.finishedAt), lt(backupRuns.startedAt, sql`now() - interval '1 year'`)));
