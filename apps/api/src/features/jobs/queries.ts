import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { JobState } from '@amberway/contract/jobs/schemas';
import { jobsNamed, MAIL_JOB } from '@amberway/contract/jobs/texts';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { containsPattern } from '../../kernel/db/contains.ts';
import { db } from '../../kernel/db/context.ts';
import { countUpTo } from '../../kernel/db/figures.ts';
import type { JobRow } from '../../kernel/jobs/queries.ts';
import { jobs, jobSchedules } from '../../kernel/jobs/tables.ts';

type Filter = { state?: JobState | undefined; name?: string | undefined; search?: string | undefined };

/** By what administrators read in the list: the label of the job and its last error. */
const matches = (text: string) =>
  or(
    inArray(jobs.name, jobsNamed(text)),
    like(sql`lower(${jobs.name})`, containsPattern(text)),
    like(sql`lower(${jobs.lastError})`, containsPattern(text)),
  );

export const listJobs = async ({ state, name, search }: Filter, { skip, limit }: PageWindow) => {
  const text = search?.trim();
  const wanted = and(
    state && eq(jobs.state, state),
    name ? eq(jobs.name, name) : undefined,
    text ? matches(text) : undefined,
  );
  const rows = await db()
    .select()
    .from(jobs)
    .where(wanted)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(skip);
  return { rows, count: await db().$count(jobs, wanted) };
};

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

export const countJobs = async () => {
  const counts = { queued: 0, running: 0, done: 0, failed: 0 };
  const rows = await db()
    .select({ state: jobs.state, count: sql<number>`count(*)::int` })
    .from(jobs)
    .groupBy(jobs.state);
  for (const { state, count } of rows) counts[state] = count;
  return counts;
};

/** Mails that could not be sent, counted up to a limit. */
export const countFailedMails = (most: number): Promise<number> =>
  countUpTo(most, sql`from ${jobs} where ${jobs.state} = 'failed' and ${jobs.name} = ${MAIL_JOB}`);

export const longestWait = async (): Promise<number> => {
  const [row] = await db()
    .select({ seconds: sql<number>`coalesce(greatest(0, extract(epoch from now() - min(${jobs.dueAt}))), 0)::float8` })
    .from(jobs)
    .where(eq(jobs.state, 'queued'));
  return Math.round(row?.seconds ?? 0);
};

export const listSchedules = () => db().select().from(jobSchedules).orderBy(jobSchedules.name);
