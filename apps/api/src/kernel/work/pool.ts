import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { ApiFailure } from '../http/failure.ts';
import type { TaskName, TaskInput, TaskOutput } from './task.ts';

// Work that would block the event loop runs in worker threads. They start with the first task, end after being idle for
// a while, and are replaced when one crashes or is stopped.

const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Tasks beyond this are rejected: their result would come long after the client has gone. */
const MAX_QUEUE = 64;
/** Time limit, waiting included. */
const TASK_MS = 10 * SECOND;
const MEMORY_MB = 512;

/** The bundle beside the built server, or the sources with a TypeScript loader. */
const TASKS = new URL(import.meta.url.endsWith('.ts') ? '../../tasks.source.mjs' : './tasks.js', import.meta.url).href;

type Options = { entry?: string; maxThreads?: number; maxQueue?: number; taskMs?: number };

const failureOf = (error: Error): Error => {
  if (error.name === 'AbortError') return new ApiFailure('timeout');
  // The worker has crashed or run out of memory: a retry may work.
  const failure = new ApiFailure('unavailable');
  failure.cause = error;
  return failure;
};

export const openPool = ({
  entry = TASKS,
  maxThreads = MAX_THREADS,
  maxQueue = MAX_QUEUE,
  taskMs = TASK_MS,
}: Options = {}) => {
  const pool = new Piscina({
    filename: entry,
    minThreads: 0,
    maxThreads,
    idleTimeout: MINUTE,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // A crash between tasks is ignored; one within a task rejects that task.
  pool.on('error', () => {});
  let pending = 0;
  const run = async <N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>> => {
    if (pending >= maxThreads + maxQueue) throw new ApiFailure('unavailable');
    pending += 1;
    try {
      return (await pool.run({ name, input }, { signal: AbortSignal.timeout(taskMs) })) as TaskOutput<N>;
    } catch (error) {
      throw failureOf(error as Error);
    } finally {
      pending -= 1;
    }
  };
  return { run, close: () => pool.destroy() };
};

/** For long and rare tasks: in a separate thread, so that short tasks do not wait behind them. */
const LONG = { maxThreads: 1, maxQueue: 8, taskMs: 2 * MINUTE };

type Pool = ReturnType<typeof openPool>;
let shared: Pool | undefined;
let long: Pool | undefined;

/** Runs a task in a worker thread; throws 503 when the queue is full or the task takes too long. */
export const runTask = <N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>> => {
  shared ??= openPool();
  return shared.run(name, input);
};

export const runLongTask = <N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>> => {
  long ??= openPool(LONG);
  return long.run(name, input);
};

/** Ends the threads with the server. A later task starts new ones. */
export const closeWorkers = async (): Promise<void> => {
  const closing = [shared, long];
  shared = undefined;
  long = undefined;
  for (const pool of closing) await pool?.close();
};
