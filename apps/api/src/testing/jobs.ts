import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { db } from '../kernel/db/context.ts';
import type { JobRow } from '../kernel/jobs/queries.ts';
import { jobs } from '../kernel/jobs/tables.ts';
import type { TestServer } from './server.ts';

/** A stored job as a crash, an older version or a broken disk may have left it. */
export const addJob = async (
  server: Pick<TestServer, 'within'>,
  about: Pick<JobRow, 'name'> & Partial<JobRow>,
): Promise<string> => {
  const [row] = await server.within(() =>
    db()
      .insert(jobs)
      .values({ payload: {}, maxAttempts: 3, ...about })
      .returning({ id: jobs.id }),
  );
  if (!row) throw new Error('The job was not stored.');
  return row.id;
};

export const jobById = async (server: Pick<TestServer, 'within'>, id: string): Promise<JobRow> => {
  const [row] = await server.within(() => db().select().from(jobs).where(eq(jobs.id, id)));
  if (!row) throw new Error('There is no such job.');
  return row;
};

export const jobsNamed = (server: Pick<TestServer, 'within'>, name: string): Promise<JobRow[]> =>
  server.within(() => db().select().from(jobs).where(eq(jobs.name, name)).orderBy(jobs.createdAt, jobs.id));

export const waitUntil = (seen: () => void | Promise<void>) => vi.waitFor(seen, { timeout: 10_000, interval: 20 });
