import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import type { Config } from './kernel/config/config.ts';
import { openLogger } from './kernel/log/logger.ts';
import { collectForWorkers } from './kernel/metrics/workers.ts';
import { StartError } from './kernel/start-error.ts';

// WORKERS > 1: this process opens the port and starts the workers, each of which is a whole server on the same
// PostgreSQL and accepts connections by itself. One that dies is replaced.

/** Longer than a worker's own limit. */
const STOP_MS = 35 * SECOND;
const FIRST_PAUSE_MS = SECOND / 4;
const LONGEST_PAUSE_MS = 30 * SECOND;
/** A worker that has run this long died of something else than its start. */
const SETTLED_MS = MINUTE;

type Supervised = { url: string; stop: () => Promise<number> };

/** Resolves when a worker listens, with its address; rejects when it ends before. */
const listening = (worker: Worker): Promise<{ address: string; port: number }> =>
  new Promise((resolve, reject) => {
    worker.once('listening', ({ address, port }) => resolve({ address: address ?? '', port }));
    worker.once('exit', () => reject(new StartError('')));
  });

/** Starts the workers and keeps their number; resolves when all of them listen. */
export const superviseWorkers = async (config: Config): Promise<Supervised> => {
  const { WORKERS, HOST, LOG_LEVEL, METRICS_TOKEN, METRICS_FROM } = config;
  const log = openLogger(LOG_LEVEL);
  const running = new Set<Worker>();
  const codes: number[] = [];
  let started = false;
  let stopping = false;
  let pause = FIRST_PAUSE_MS;

  const start = (first = false): Worker => {
    const worker = cluster.fork({ AMBERWAY_FIRST_WORKER: first ? '1' : '' });
    const since = Date.now();
    running.add(worker);
    // A message to a worker that is ending fails; that must not end this process.
    worker.on('error', (error) =>
      log.warn({ err: error, worker: worker.process.pid }, 'a worker could not be reached'),
    );
    worker.once('listening', () => log.info({ worker: worker.process.pid }, 'a worker listens'));
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      // One that was still starting has no handler yet: the signal ends it, and nothing is lost.
      codes.push(signal === 'SIGTERM' ? 0 : (code ?? 1));
      if (stopping || !started) return;
      if (Date.now() - since > SETTLED_MS) pause = FIRST_PAUSE_MS;
      log.error({ worker: worker.process.pid, code, signal }, 'a worker ended, starting another');
      setTimeout(() => {
        if (!stopping) start();
      }, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
    return worker;
  };

  const stop = async (): Promise<number> => {
    stopping = true;
    codes.length = 0;
    const all = [...running];
    const late = setTimeout(() => all.forEach((worker) => worker.process.kill('SIGKILL')), STOP_MS);
    await Promise.all(
      all.map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
    clearTimeout(late);
    return codes.every((code) => code === 0) ? 0 : 1;
  };

  // Workers accept connections themselves. If this process handed them on, one that was handed to a worker as it died
  // would stay open and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  if (METRICS_TOKEN || METRICS_FROM) collectForWorkers();
  try {
    // The first one migrates and fills a new database; the others find it done.
    const { port } = await listening(start(true));
    await Promise.all(Array.from({ length: WORKERS - 1 }, () => listening(start())));
    started = true;
    return { url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
