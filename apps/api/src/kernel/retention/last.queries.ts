import { eq, sql } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { instantText } from '../db/columns.ts';
import { jobs } from '../jobs/tables.ts';
import { SWEEP } from './rule.queries.ts';

/** When the sweep was last done, and when the first one that is stored was due. */
export const sweptAt = async (): Promise<{ last: string | null; first: string | null }> => {
  const [row] = await db()
    .select({
      last: sql<string | null>`max(${jobs.finishedAt}) filter (where ${jobs.state} = 'done')::text`,
      first: sql<string | null>`min(${jobs.createdAt})::text`,
    })
    .from(jobs)
    .where(eq(jobs.name, SWEEP));
  const read = (at: string | null | undefined) => (at ? instantText(at) : null);
  return { last: read(row?.last), first: read(row?.first) };
};
