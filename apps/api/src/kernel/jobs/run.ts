import { setTimeout as delay } from 'node:timers/promises';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { Services } from '../services.ts';
import { type Job, waitBefore } from './job.ts';
import { type JobRow, renewLease, settleDone, settleFailed, settleRetry } from './queries.ts';

export const LEASE_MS = 60 * SECOND;
const ERROR_CHARACTERS = 500;
/** After its signal a job may remove what it has written, such as files that are not encrypted. */
const CLEAN_UP_MS = 5 * SECOND;

/** Shown to administrators. Database messages quote values, so only the error code is stored. */
const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error).slice(0, ERROR_CHARACTERS);
  const cause = (error.cause ?? error) as { code?: string; severity?: unknown };
  if ('query' in error || 'severity' in cause) return `Database query failed (${cause.code ?? 'no code'}).`;
  return error.message.slice(0, ERROR_CHARACTERS);
};

const rejectWhenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const markFailed = async (job: Job, row: JobRow, { log }: Services) => {
  log.error({ job: row.name, id: row.id, attempts: row.attempts }, 'job given up');
  const payload = job.schema.safeParse(row.payload);
  if (!payload.success) return;
  await job
    .gaveUp?.(payload.data)
    .catch((error: unknown) => log.error({ err: error, job: row.name, id: row.id }, 'job could not be wound up'));
};

/** Runs a leased job and stores its result. Throws only when that could not be stored. */
export const runJob = async (job: Job, row: JobRow, services: Services, stopping: AbortSignal): Promise<void> => {
  // leaseJob marks a job as failed when its last attempt crashed the process.
  if (row.state === 'failed') return markFailed(job, row, services);
  const payload = job.schema.safeParse(row.payload);
  if (!payload.success) {
    // Retrying would not help.
    services.log.error({ job: row.name, id: row.id }, 'job with a broken payload');
    await settleFailed(row, 'The stored payload does not fit the job.');
    return;
  }
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stopping, AbortSignal.timeout(job.timeoutMs)]);
  const beat = setInterval(() => {
    renewLease(row, LEASE_MS).then(
      (mine) => mine || lost.abort(new Error('Another process took the job over.')),
      // The database is unreachable: the lease may expire, and then any process can take the job.
      () => undefined,
    );
  }, LEASE_MS / 3);
  let work: Promise<unknown> | undefined;
  try {
    work = job.run(payload.data, { services, signal });
    await Promise.race([work, rejectWhenAborted(signal)]);
    await settleDone(row);
  } catch (error) {
    services.log.warn({ err: error, job: row.name, id: row.id, attempts: row.attempts }, 'job failed');
    if (row.attempts < row.maxAttempts) {
      await settleRetry(row, describe(error), waitBefore(job.retry, row.attempts));
    } else {
      await settleFailed(row, describe(error));
      await markFailed(job, row, services);
    }
  } finally {
    clearInterval(beat);
    if (signal.aborted)
      await Promise.race([work?.catch(() => undefined), delay(CLEAN_UP_MS, undefined, { ref: false })]);
  }
};
