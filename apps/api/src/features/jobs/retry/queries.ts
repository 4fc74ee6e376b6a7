import { and, eq, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { rowsOf } from '../../../kernel/db/figures.ts';
import { jobs } from '../../../kernel/jobs/tables.ts';
import { countJobsOf } from '../queries.ts';

const failedOf = (name: string) => sql`${jobs.name} = ${name} and ${jobs.state} = 'failed'`;
const waitingOf = (name: string) => sql`${jobs.name} = ${name} and ${jobs.state} = 'queued'`;

/** How many jobs of the kind failed, and how many wait, up to a limit. */
export const countToRetry = async (name: string, most: number) => ({
  failed: await countJobsOf([failedOf(name)], most),
  waiting: await countJobsOf([waitingOf(name)], most),
});

/** Of the failed jobs with one key only the newest is tried again, unless another one waits or runs already. */
const keyIsFree = sql`(job.key is null or (
  not exists (select 1 from jobs other where other.name = job.name and other.key = job.key
    and other.state in ('queued', 'running'))
  and not exists (select 1 from jobs newer where newer.name = job.name and newer.key = job.key
    and newer.state = 'failed' and newer.id > job.id)))`;

/** Queues a batch of jobs that failed before the given time. Returns how many there were. */
export const requeueBatch = async (name: string, until: string, limit: number): Promise<number> => {
  const batch: SQL = sql`(select job.id from jobs job where job.name = ${name} and job.state = 'failed'
    and job.finished_at <= ${until}::timestamptz and ${keyIsFree}
    limit ${limit} for update skip locked)`;
  const rows = await db()
    .update(jobs)
    .set({ state: 'queued', attempts: 0, dueAt: sql`now()`, finishedAt: null })
    .where(and(sql`${jobs.id} in ${batch}`, eq(jobs.state, 'failed')))
    .returning({ id: jobs.id });
  return rows.length;
};

export type Position = { at: string; id: string };

/** Makes a batch of waiting jobs due that were tried in vain, the oldest first. Returns where it ended. */
export const hurryBatch = async (
  name: string,
  after: Position | undefined,
  limit: number,
): Promise<Position | undefined> => {
  const rest = after ? sql`and (created_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const rows = await rowsOf<Position>(sql`
    with batch as materialized (select id, created_at from jobs
      where name = ${name} and state = 'queued' and attempts > 0 ${rest}
      order by created_at, id limit ${limit} for update skip locked),
    hurried as (update jobs set due_at = least(due_at, now()) from batch where jobs.id = batch.id)
    select created_at::text as at, id from batch order by created_at, id`);
  return rows.length < limit ? undefined : rows.at(-1);
};
