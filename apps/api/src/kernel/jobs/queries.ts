import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { SECOND } from '@amberway/contract/kernel/limits';
import { db, inTransaction } from '../db/context.ts';
import { onlyRow } from '../db/figures.ts';
import { pauseOf } from './pauses.queries.ts';
import { jobPauses, jobs, jobSchedules } from './tables.ts';

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

const inOrder = sql`${jobs.dueAt}, ${jobs.id}`;
/** The kind of the job that is due first, found by one look into the index for each kind. */
const nextKind = (names: readonly string[]) => sql`select first.name from unnest(${sql.param([...names])}::text[]) kind
  cross join lateral (select ${jobs.name} as name, ${jobs.dueAt} as due_at from ${jobs}
    where ${jobs.name} = kind and ${unfinished} order by ${inOrder} limit 1) first
  where first.due_at <= now() and not exists (${pauseOf(sql`kind`)} and ${jobPauses.until} > now())
  order by first.due_at limit 1`;

/**
 * Leases the job that is due first: a queued one, or a running one whose lease has expired. A job that crashed its
 * process at every attempt is marked as failed instead. Of a kind that pauses, one job tries for all processes.
 */
const leaseDue = async (names: readonly string[], leaseMs: number): Promise<JobRow | undefined> => {
  const kind = db()
    .$with('next_kind', { name: sql<string>`name`.as('name') })
    .as(nextKind(names));
  const trial = db()
    .$with('trial')
    .as(
      db()
        .update(jobPauses)
        .set({ until: inMs(leaseMs) })
        .where(and(eq(jobPauses.name, sql`(select name from next_kind)`), lte(jobPauses.until, sql`now()`)))
        .returning({ name: jobPauses.name }),
    );
  const due = sql`(select ${jobs.id} from ${jobs} where ${jobs.name} = (select name from next_kind) and ${unfinished}
    and ${jobs.dueAt} <= now() order by ${inOrder} limit 1 for update skip locked)`;
  const spent = sql`${jobs.attempts} >= ${jobs.maxAttempts}`;
  const [row] = await db()
    .with(kind, trial)
    .update(jobs)
    .set({
      state: sql`case when ${spent} then 'failed' else 'running' end`,
      attempts: sql`case when ${spent} then ${jobs.attempts} else ${jobs.attempts} + 1 end`,
      lastError: sql`case when ${spent} then 'The server stopped in the middle of the last attempt.' else ${jobs.lastError} end`,
      finishedAt: sql`case when ${spent} then now() end`,
      lease: uuidv7(),
      dueAt: inMs(leaseMs),
    })
    .where(and(eq(jobs.id, due), sql`(not exists (${pauseOf(jobs.name)}) or exists (select 1 from trial))`))
    .returning();
  return row;
};

const waitForAny = async (names: readonly string[]): Promise<number | undefined> => {
  if (names.length === 0) return undefined;
  const { ms } = await onlyRow<{ ms: number | null }>(sql`
    select (extract(epoch from min(greatest(first.due_at, pause.until)) - now()) * 1000)::float8 as ms
    from unnest(${sql.param([...names])}::text[]) kind
    cross join lateral (select ${jobs.dueAt} as due_at from ${jobs}
      where ${jobs.name} = kind and ${unfinished} order by ${inOrder} limit 1) first
    left join ${jobPauses} pause on pause.name = kind`);
  return ms ?? undefined;
};

type Leasable = { name: string; inAll?: number; after?: readonly string[] };
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

/** Another job whose work it uses is due or running. One that failed and waits for its next attempt holds nothing up. */
const isHeldUp = async ({ after = [] }: Leasable): Promise<boolean> =>
  (await db().$count(
    jobs,
    and(
      inArray(jobs.name, [...after]),
      sql`(${jobs.state} = 'running' or (${jobs.state} = 'queued' and ${jobs.dueAt} <= now()))`,
    ),
  )) > 0;

/** Only of a kind that is due is asked whether it has to wait. */
const mayRun = async (kind: Leasable): Promise<boolean> => {
  if (!kind.after) return true;
  const wait = await waitForAny([kind.name]);
  return wait !== undefined && wait <= 0 && !(await isHeldUp(kind));
};

/** Leases the job that is due first. Kinds of which all processes together run only so many come after the others. */
export const leaseJob = async (kinds: readonly Leasable[], leaseMs: number): Promise<JobRow | undefined> => {
  const others: string[] = [];
  for (const kind of kinds) if (!isLimited(kind) && (await mayRun(kind))) others.push(kind.name);
  const row = others.length > 0 ? await leaseDue(others, leaseMs) : undefined;
  if (row) return row;
  const limited = kinds.filter(isLimited);
  const wait = await waitForAny(namesOf(limited));
  return wait !== undefined && wait <= 0 ? leaseLimited(limited, leaseMs) : undefined;
};

/** Due, and yet not run: another of its kind, or one that it waits for, is running. */
const mayWait = ({ inAll, after }: Leasable) => inAll !== undefined || after !== undefined;

/** Nobody notifies of a job that another process has finished. */
const PLACE_MS = SECOND;

/** Milliseconds until the next job is due; undefined without one. */
export const waitForNext = async (kinds: readonly Leasable[]): Promise<number | undefined> => {
  const others = await waitForAny(namesOf(kinds.filter((kind) => !mayWait(kind))));
  const heldUp = await waitForAny(namesOf(kinds.filter(mayWait)));
  const waits = [others, heldUp === undefined ? undefined : Math.max(heldUp, PLACE_MS)];
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

/** `lapsed`: why it was left undone. */
export const settleDone = (lease: Lease, lapsed: string | null = null) =>
  db()
    .update(jobs)
    .set({ state: 'done', lastError: lapsed, finishedAt: sql`now()` })
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
