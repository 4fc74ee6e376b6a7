import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { SECOND } from '@amberway/contract/kernel/limits';
import { db, inTransaction } from '../db/context.ts';
import { jobs, jobSchedules } from './tables.ts';

export type JobRow = typeof jobs.$inferSelect;
type Lease = Pick<JobRow, 'id' | 'lease'>;

// Literals instead of parameters: only then can the planner use the partial index.
const unfinished = sql`${jobs.state} in ('queued', 'running')`;
const inMs = (ms: number) => sql<string>`now() + ${`${Math.round(ms)} milliseconds`}::interval`;
const held = ({ id, lease }: Lease) => and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.lease, lease ?? ''));

type NewJob = { name: string; payload: unknown; key: string | undefined; maxAttempts: number; delayMs: number };

/** Returns false when an unfinished job of that name has the key already. */
export const insertJob = async ({ delayMs, ...job }: NewJob): Promise<boolean> => {
  const rows = await db()
    .insert(jobs)
    .values({ ...job, dueAt: inMs(delayMs) })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return rows.length > 0;
};

/** Removes a job that no process has begun. Returns it, or undefined if there is none. */
export const cancelQueued = async (name: string, key: string): Promise<JobRow | undefined> =>
  (
    await db()
      .delete(jobs)
      .where(and(eq(jobs.name, name), eq(jobs.key, key), sql`${jobs.state} = 'queued'`))
      .returning()
  )[0];

/**
 * Leases the job that is due first: a queued one, or a running one whose lease has expired. A job that crashed its
 * process at every attempt is marked as failed instead.
 */
const leaseDue = async (names: readonly string[], leaseMs: number): Promise<JobRow | undefined> => {
  const due = db()
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(unfinished, lte(jobs.dueAt, sql`now()`), inArray(jobs.name, [...names])))
    .orderBy(jobs.dueAt, jobs.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const spent = sql`${jobs.attempts} >= ${jobs.maxAttempts}`;
  const [row] = await db()
    .update(jobs)
    .set({
      state: sql`case when ${spent} then 'failed' else 'running' end`,
      attempts: sql`case when ${spent} then ${jobs.attempts} else ${jobs.attempts} + 1 end`,
      lastError: sql`case when ${spent} then 'The server stopped in the middle of the last attempt.' else ${jobs.lastError} end`,
      finishedAt: sql`case when ${spent} then now() end`,
      lease: uuidv7(),
      dueAt: inMs(leaseMs),
    })
    .where(eq(jobs.id, sql`(${due})`))
    .returning();
  return row;
};

const waitForAny = async (names: readonly string[]): Promise<number | undefined> => {
  if (names.length === 0) return undefined;
  const [row] = await db()
    .select({ ms: sql<number | null>`(extract(epoch from min(${jobs.dueAt}) - now()) * 1000)::float8` })
    .from(jobs)
    .where(and(unfinished, inArray(jobs.name, [...names])));
  return row?.ms ?? undefined;
};

type Leasable = { name: string; inAll?: number };
const namesOf = (kinds: readonly Leasable[]) => kinds.map(({ name }) => name);
const isLimited = ({ inAll }: Leasable) => inAll !== undefined;

/** Distinguishes this from other advisory locks. */
const LIMITED_LOCK = 8_119_204;

const countRunning = (name: string) =>
  db().$count(jobs, and(eq(jobs.name, name), eq(jobs.state, 'running'), gt(jobs.dueAt, sql`now()`)));

/** One process at a time counts and leases, so that two do not both take the last place. */
const leaseLimited = (kinds: readonly Leasable[], leaseMs: number): Promise<JobRow | undefined> =>
  inTransaction(async () => {
    await db().execute(sql`select pg_advisory_xact_lock(${LIMITED_LOCK})`);
    const free: string[] = [];
    for (const { name, inAll = 0 } of kinds) if ((await countRunning(name)) < inAll) free.push(name);
    return free.length > 0 ? leaseDue(free, leaseMs) : undefined;
  });

/** Leases the job that is due first. Kinds of which all processes together run only so many come after the others. */
export const leaseJob = async (kinds: readonly Leasable[], leaseMs: number): Promise<JobRow | undefined> => {
  const others = namesOf(kinds.filter((kind) => !isLimited(kind)));
  const row = others.length > 0 ? await leaseDue(others, leaseMs) : undefined;
  if (row) return row;
  const limited = kinds.filter(isLimited);
  const wait = await waitForAny(namesOf(limited));
  return wait !== undefined && wait <= 0 ? leaseLimited(limited, leaseMs) : undefined;
};

/** Nobody notifies of a place that became free in another process. */
const PLACE_MS = SECOND;

/** Milliseconds until the next job is due; undefined without one. */
export const waitForNext = async (kinds: readonly Leasable[]): Promise<number | undefined> => {
  const others = await waitForAny(namesOf(kinds.filter((kind) => !isLimited(kind))));
  const limited = await waitForAny(namesOf(kinds.filter(isLimited)));
  const waits = [others, limited === undefined ? undefined : Math.max(limited, PLACE_MS)];
  return waits.reduce((least, one) => (least === undefined ? one : Math.min(least, one ?? least)), undefined);
};

/** Returns false when the lease expired and another process has taken the job. */
export const renewLease = async (lease: Lease, leaseMs: number): Promise<boolean> => {
  const rows = await db()
    .update(jobs)
    .set({ dueAt: inMs(leaseMs) })
    .where(held(lease))
    .returning({ id: jobs.id });
  return rows.length > 0;
};

export const settleDone = (lease: Lease) =>
  db()
    .update(jobs)
    .set({ state: 'done', lastError: null, finishedAt: sql`now()` })
    .where(held(lease));

export const settleRetry = (lease: Lease, lastError: string, waitMs: number) =>
  db()
    .update(jobs)
    .set({ state: 'queued', lastError, dueAt: inMs(waitMs) })
    .where(held(lease));

export const settleFailed = (lease: Lease, lastError: string) =>
  db()
    .update(jobs)
    .set({ state: 'failed', lastError, finishedAt: sql`now()` })
    .where(held(lease));

/** Returns true for the first process that claims this due time. */
export const claimSchedule = async (name: string, dueAt: number): Promise<boolean> => {
  const lastDueAt = new Date(dueAt).toISOString();
  const rows = await db()
    .insert(jobSchedules)
    .values({ name, lastDueAt })
    .onConflictDoUpdate({
      target: jobSchedules.name,
      set: { lastDueAt },
      setWhere: sql`${jobSchedules.lastDueAt} < excluded.last_due_at`,
    })
    .returning({ name: jobSchedules.name });
  return rows.length > 0;
};

/** Deletes done jobs after a week and failed ones after three months. */
export const sweepJobs = () =>
  db()
    .delete(jobs)
    .where(
      sql`(${jobs.state} = 'done' and ${jobs.finishedAt} < now() - interval '7 days') or (${jobs.state} = 'failed' and ${jobs.finishedAt} < now() - interval '90 days')`,
    );
