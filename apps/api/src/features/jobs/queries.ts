import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { JOB_STATES, JOBS_COUNTED, type JobFilter } from '@amberway/contract/jobs/states';
import { jobsNamed } from '@amberway/contract/jobs/texts';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { containsPattern } from '../../kernel/db/contains.ts';
import { db } from '../../kernel/db/context.ts';
import { countUpTo } from '../../kernel/db/figures.ts';
import { listPauses } from '../../kernel/jobs/pauses.queries.ts';
import type { JobRow } from '../../kernel/jobs/queries.ts';
import { jobs, jobSchedules } from '../../kernel/jobs/tables.ts';

type Filter = { state?: JobFilter | undefined; name?: string | undefined; search?: string | undefined };

/** A search reads errors, which no index covers: only in so many of the newest jobs. */
const SEARCHED = 5_000;

const newestFirst = sql`${jobs.createdAt} desc, ${jobs.id} desc`;
const FAILED = sql`${jobs.state} = 'failed'`;
// As the partial index has it.
const TRIED_IN_VAIN = sql`state = 'queued' and attempts > 0`;

/** The jobs that did not get on, as disjoint conditions that each have an index. */
const stuck = async (name: string | undefined): Promise<SQL[]> => {
  const paused = (await listPauses()).filter((pause) => !name || pause.name === name);
  return [
    FAILED,
    TRIED_IN_VAIN,
    ...paused.map((pause) => sql`${jobs.name} = ${pause.name} and ${jobs.state} = 'queued' and ${jobs.attempts} = 0`),
  ];
};

/** What a filter selects, in parts that are each in the order of an index. */
const partsOf = async ({ state, name }: Filter): Promise<SQL[]> => {
  const states = state ? [state] : JOB_STATES;
  const parts = state === 'stuck' ? await stuck(name) : states.map((one) => sql`${jobs.state} = ${one}`);
  return name ? parts.map((part) => sql`${part} and ${jobs.name} = ${name}`) : parts;
};

/** By what administrators read in the list: the label of the job and its last error. */
const matches = (text: string) =>
  or(
    inArray(jobs.name, jobsNamed(text)),
    like(sql`lower(${jobs.name})`, containsPattern(text)),
    like(sql`lower(${jobs.lastError})`, containsPattern(text)),
  );

const newestOf = (parts: readonly SQL[], limit: number) =>
  sql.join(
    parts.map((part) => sql`(select * from ${jobs} where ${part} order by ${newestFirst} limit ${limit})`),
    sql` union all `,
  );

// In order: a planner that counts a few of many rows in any order reads the whole table.
export const countJobsOf = async (parts: readonly SQL[], most: number): Promise<number> => {
  let count = 0;
  for (const part of parts)
    count += await countUpTo(most - count, sql`from ${jobs} where ${part} order by ${newestFirst}`);
  return count;
};

export const listJobs = async (filter: Filter, { skip, limit }: PageWindow) => {
  const parts = await partsOf(filter);
  const text = filter.search?.trim();
  const newest = newestOf(parts, text ? SEARCHED : skip + limit);
  const found = text ? sql`(${newest}) jobs where ${matches(text)}` : sql`(${newest}) jobs`;
  const page = sql`(select id from ${found} order by ${newestFirst} limit ${limit} offset ${skip})`;
  const rows = await db()
    .select()
    .from(jobs)
    .where(inArray(jobs.id, page))
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
  const count = text ? await countUpTo(JOBS_COUNTED, sql`from ${found}`) : await countJobsOf(parts, JOBS_COUNTED);
  return { rows, count };
};

/** Jobs that did not get on, of one kind or of all, counted up to a limit. */
export const countStuck = async (name: string | undefined, most: number): Promise<number> =>
  countJobsOf(await partsOf({ state: 'stuck', name }), most);

export const findJob = async (id: string): Promise<JobRow | undefined> =>
  (await db().select().from(jobs).where(eq(jobs.id, id)))[0];

/** Returns undefined if the job is not failed. */
export const requeueFailed = async (id: string): Promise<JobRow | undefined> => {
  const [row] = await db()
    .update(jobs)
    .set({ state: 'queued', attempts: 0, dueAt: sql`now()`, finishedAt: null })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'failed')))
    .returning();
  return row;
};

export const listSchedules = () => db().select().from(jobSchedules).orderBy(jobSchedules.name);
