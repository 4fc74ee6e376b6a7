import { setTimeout as delay } from 'node:timers/promises';
import { SECOND } from '@amberway/contract/kernel/limits';
import { withDatabase } from '../db/context.ts';
import type { Services } from '../services.ts';
import { JOBS_CHANNEL } from './enqueue.ts';
import { type Job, runsHere } from './job.ts';
import { leaseJob, waitForNext } from './queries.ts';
import { LEASE_MS, runJob } from './run.ts';

const AT_ONCE = 6;
/** Notifications and known due times wake the worker; polling catches what they missed. */
const POLL_MS = 60 * SECOND;
const AFTER_FAILURE_MS = 5 * SECOND;
/** Avoids a busy loop while another process holds the row lock of a due job. */
const SHORTEST_WAIT_MS = 25;
const STOP_WAIT_MS = 20 * SECOND;

export type Worker = {
  /** Takes no more jobs and waits for the running ones. */
  stop: () => Promise<void>;
};

/** Runs due jobs in this process; a lease ensures that only one process runs each. */
export const startWorker = async (services: Services, all: readonly Job[]): Promise<Worker> => {
  const { config, database, log } = services;
  const jobs = all.filter((job) => runsHere(job, config));
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const running = new Map<Promise<void>, string>();
  const stopping = new AbortController();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const roomFor = () => {
    if (running.size >= AT_ONCE) return [];
    const busy = [...running.values()];
    return jobs.filter(({ name, atOnce }) => busy.filter((one) => one === name).length < atOnce);
  };

  const begin = (job: Job, row: NonNullable<Awaited<ReturnType<typeof leaseJob>>>) => {
    const work = runJob(job, row, services, stopping.signal)
      .catch((error: unknown) =>
        log.error({ err: error, job: row.name, id: row.id }, 'the end of a job could not be stored'),
      )
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.set(work, row.name);
  };

  /** Starts all due jobs and returns the time until the next one. */
  const look = async (): Promise<number> => {
    for (let kinds = roomFor(); kinds.length > 0; kinds = roomFor()) {
      if (stopped) break;
      const row = await leaseJob(kinds, LEASE_MS);
      const job = row && byName.get(row.name);
      if (!row || !job) return Math.min((await waitForNext(kinds)) ?? POLL_MS, POLL_MS);
      begin(job, row);
    }
    return POLL_MS;
  };

  const lookOnce = async () => {
    const wait = await withDatabase(database, look).catch((error: unknown) => {
      log.warn({ err: error }, 'jobs could not be read');
      return AFTER_FAILURE_MS;
    });
    looking = undefined;
    if (stopped) return;
    if (again) return wake();
    timer = setTimeout(wake, Math.max(wait, SHORTEST_WAIT_MS));
    timer.unref();
  };

  const wake = () => {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    clearTimeout(timer);
    again = false;
    looking = lookOnce();
  };

  const unlisten = await database.listen(JOBS_CHANNEL, { onMessage: wake, missed: wake });
  wake();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await unlisten().catch(() => undefined);
      await looking;
      const ended = Promise.all(running.keys());
      const inTime = await Promise.race([ended.then(() => true), delay(STOP_WAIT_MS, false, { ref: false })]);
      if (inTime) return;
      stopping.abort(new Error('The server stopped before the job was done.'));
      await ended;
    },
  };
};
