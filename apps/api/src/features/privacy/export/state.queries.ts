import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { JOB_STATES } from '@amberway/contract/jobs/schemas';
import { db } from '../../../kernel/db/context.ts';
import { jobs } from '../../../kernel/jobs/tables.ts';
import { EXPORT_KIND } from './kind.ts';

const exportId = sql<string>`${jobs.payload} ->> 'exportId'`;

/** The family's latest export of the last hour. With all states the list's index is used. */
export const latestExport = async (customerId: string) => {
  const [row] = await db()
    .select({ id: exportId, state: jobs.state, finishedAt: jobs.finishedAt })
    .from(jobs)
    .where(
      and(
        inArray(jobs.state, [...JOB_STATES]),
        gt(jobs.createdAt, sql`now() - interval '1 hour'`),
        eq(jobs.name, EXPORT_KIND.name),
        eq(jobs.key, customerId),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return row;
};

/** The export of the family that waits or is being made. */
export const openExport = async (customerId: string): Promise<string | undefined> => {
  const [row] = await db()
    .select({ id: exportId })
    .from(jobs)
    .where(and(sql`${jobs.state} in ('queued', 'running')`, eq(jobs.name, EXPORT_KIND.name), eq(jobs.key, customerId)));
  return row?.id;
};

export const stateOfExport = async (id: string, customerId: string) => {
  const [row] = await db()
    .select({ state: jobs.state })
    .from(jobs)
    .where(and(eq(jobs.name, EXPORT_KIND.name), eq(jobs.key, customerId), eq(exportId, id)))
    .limit(1);
  return row?.state;
};
