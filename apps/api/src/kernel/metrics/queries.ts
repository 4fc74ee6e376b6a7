import { gt, isNull, sql } from 'drizzle-orm';
import { JOBS_COUNTED } from '@amberway/contract/jobs/states';
import { db } from '../db/context.ts';
import { countUpTo, instantOf, onlyRow, rowsOf } from '../db/figures.ts';
import { files } from '../files/tables.ts';
import { pauseOf } from '../jobs/pauses.queries.ts';
import { jobs } from '../jobs/tables.ts';
import { sendMailKind } from '../mail/job-kind.ts';
import { mails } from '../mail/tables.ts';

const count = sql<number>`count(*)::int`;

export const OPEN_STATES = ['queued', 'running', 'failed'] as const;
type Counted = { name: string; state: (typeof OPEN_STATES)[number] | 'done'; count: number };

/** One step through the index for each kind and state; nobody reads all rows of a large outage. */
const KINDS = sql`with recursive kinds as (
  (select name, state from ${jobs} order by name, state limit 1)
  union all
  select next.name, next.state from kinds cross join lateral (select name, state from ${jobs}
    where (name, state) > (kinds.name, kinds.state) order by name, state limit 1) next)`;

/** Jobs by name and state, each counted up to a limit. */
export const countJobs = (): Promise<Counted[]> =>
  rowsOf(sql`${KINDS} select name, state, (select count(*)::int from (select 1 from ${jobs} job
    where job.name = kinds.name and job.state = kinds.state order by job.created_at desc, job.id desc limit ${JOBS_COUNTED}) counted) as count from kinds`);

/** Jobs that are not done. */
export const countOpenJobs = async (): Promise<Counted[]> =>
  (await countJobs()).filter(({ state }) => state !== 'done');

/** How long the job that is due longest has waited. Kinds that pause have a figure of their own. */
export const secondsWaited = async (): Promise<number> =>
  (
    await onlyRow<{ seconds: number }>(sql`
      select coalesce(greatest(0, extract(epoch from now() - min(first.due_at))), 0)::float8 as seconds
      from (${KINDS} select distinct name from kinds) kind cross join lateral (select ${jobs.dueAt} as due_at from ${jobs}
        where ${jobs.name} = kind.name and ${jobs.state} in ('queued', 'running') and ${jobs.state} = 'queued'
        order by ${jobs.dueAt}, ${jobs.id} limit 1) first
      where not exists (${pauseOf(sql`kind.name`)})`)
  ).seconds;

/** Mails that were given up within a day, counted up to a limit. */
export const countLostMails = (): Promise<number> =>
  countUpTo(
    JOBS_COUNTED,
    sql`from ${jobs} where ${jobs.name} = ${sendMailKind.name} and ${jobs.state} = 'failed'
      and ${jobs.finishedAt} > now() - interval '1 day' order by ${jobs.finishedAt}`,
  );

/** Mails that wait for another attempt, counted up to a limit, and when the oldest was written. */
export const mailsTriedInVain = async () => {
  // As the partial index has it.
  const tried = sql`from ${jobs} where state = 'queued' and attempts > 0 and ${jobs.name} = ${sendMailKind.name}`;
  const [oldest] = await rowsOf<{ at: string; reason: string }>(
    sql`select ${instantOf(sql`created_at`)} as at, last_error as reason ${tried} order by created_at, id limit 1`,
  );
  return { count: await countUpTo(JOBS_COUNTED, sql`${tried} order by created_at, id`), oldest };
};

/** Mails of the last day by state; the older ones would make every reading slower. */
export const countRecentMails = () =>
  db()
    .select({ state: mails.state, count })
    .from(mails)
    .where(gt(mails.createdAt, sql`now() - interval '1 day'`))
    .groupBy(mails.state);

export const countStoredBytes = async (): Promise<number> => {
  const [row] = await db()
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(isNull(files.deletedAt));
  return Number(row?.bytes ?? 0);
};

export const reach = () => db().execute(sql`select 1`);
