import { and, asc, eq, gt, type SQLWrapper, sql } from 'drizzle-orm';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { db } from '../db/context.ts';
import { jobPauses, jobs } from './tables.ts';

/** Between two trials: half of what the pause has lasted, within these limits. */
const SHORTEST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 15 * MINUTE;

const ms = (value: number) => sql`${`${value} milliseconds`}::interval`;

export const pauseOf = (name: SQLWrapper) => sql`select 1 from ${jobPauses} where ${jobPauses.name} = ${name}`;

/** Begins a pause of the kind, or prolongs it after a trial. */
export const pauseKind = (name: string, reason: string) =>
  db()
    .insert(jobPauses)
    .values({ name, reason, until: sql`now() + ${ms(SHORTEST_PAUSE_MS)}` })
    .onConflictDoUpdate({
      target: jobPauses.name,
      set: {
        reason,
        until: sql`now() + least(greatest((now() - ${jobPauses.since}) / 2, ${ms(SHORTEST_PAUSE_MS)}), ${ms(LONGEST_PAUSE_MS)})`,
      },
    });

/** The trial told nothing: the next job of the kind may try at once. */
export const releaseTrial = (name: string) =>
  db()
    .update(jobPauses)
    .set({ until: sql`now()` })
    .where(eq(jobPauses.name, name));

/** Returns false if the kind did not pause. */
const dropPause = async (name: string): Promise<boolean> =>
  (await db().delete(jobPauses).where(eq(jobPauses.name, name)).returning({ name: jobPauses.name })).length > 0;

/** Ends the pause, if there is one: the jobs that tried in vain are due now. There are as many as trials. */
export const endPause = async (name: string): Promise<boolean> => {
  if (!(await dropPause(name))) return false;
  await db()
    .update(jobs)
    .set({ dueAt: sql`now()` })
    .where(and(eq(jobs.name, name), sql`state = 'queued' and attempts > 0`, gt(jobs.dueAt, sql`now()`)));
  return true;
};

/** All pauses, the longest first. */
export const listPauses = () =>
  db()
    .select({
      name: jobPauses.name,
      since: jobPauses.since,
      reason: jobPauses.reason,
      seconds: sql<number>`extract(epoch from now() - ${jobPauses.since})::float8`,
    })
    .from(jobPauses)
    .orderBy(asc(jobPauses.since));
