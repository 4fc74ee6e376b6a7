import { eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { files } from '../files/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { mails } from '../mail/tables.ts';

const count = sql<number>`count(*)::int`;

export const OPEN_STATES = ['queued', 'running', 'failed'] as const;

/** Jobs that are not done, by name and state. */
export const countOpenJobs = () =>
  db()
    .select({ name: jobs.name, state: jobs.state, count })
    .from(jobs)
    .where(inArray(jobs.state, [...OPEN_STATES]))
    .groupBy(jobs.name, jobs.state);

/** How long the job that is due longest has waited. */
export const secondsWaited = async (): Promise<number> => {
  const [row] = await db()
    .select({ seconds: sql<number>`coalesce(greatest(0, extract(epoch from now() - min(${jobs.dueAt}))), 0)::float8` })
    .from(jobs)
    .where(eq(jobs.state, 'queued'));
  return row?.seconds ?? 0;
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
