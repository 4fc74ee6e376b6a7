import { SECOND } from '@amberway/contract/kernel/limits';
import { inTransaction, withDatabase } from '../db/context.ts';
import type { Services } from '../services.ts';
import { enqueue } from './enqueue.ts';
import { type Job, scheduleOf } from './job.ts';
import { claimSchedule } from './queries.ts';
import { lastDue } from './schedule.ts';

const LOOK_MS = 20 * SECOND;
/** A run that is unfinished when the next is due counts for both. */
const KEY = 'schedule';

/** Enqueues the job when it is due and no process has done so; due times missed while no server ran count once. */
export const enqueueWhenDue = (job: Job, dueAt: number): Promise<void> =>
  inTransaction(async () => {
    if (await claimSchedule(job.name, dueAt)) await enqueue(job, {}, { key: KEY });
  });

/** Every process watches the clock; the database decides which one enqueues. Returns a function that stops it. */
export const startScheduler = ({ config, database, log }: Services, jobs: readonly Job[]): (() => Promise<void>) => {
  const seen = new Map<string, number>();
  let looking = Promise.resolve();

  const look = async () => {
    for (const job of jobs) {
      const every = scheduleOf(job, config);
      const dueAt = every && lastDue(every, Date.now(), config.TIME_ZONE);
      if (dueAt === undefined || seen.get(job.name) === dueAt) continue;
      await enqueueWhenDue(job, dueAt);
      seen.set(job.name, dueAt);
    }
  };
  const tick = () => {
    looking = looking
      .then(() => withDatabase(database, look))
      .catch((error: unknown) => log.warn({ err: error }, 'schedules could not be read'));
  };

  const timer = setInterval(tick, LOOK_MS);
  timer.unref();
  tick();
  return async () => {
    clearInterval(timer);
    await looking;
  };
};
