import { readFileSync } from 'node:fs';

// Linux counts CPU time per thread: work in a worker thread does not block the event loop.
const THREAD = '/proc/thread-self/schedstat';

const threadMs = (): number | undefined => {
  try {
    return Number(readFileSync(THREAD, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
};

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return threadMs() ?? (user + system) / 1000;
};

/**
 * The longest time in milliseconds that the event loop was blocked while the work ran. Time in which the thread was not
 * scheduled, because the machine was busy, does not count.
 */
export const longestBlock = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let last = { at: performance.now(), used: processorMs() };
  const look = () => {
    const now = { at: performance.now(), used: processorMs() };
    longest = Math.max(longest, Math.min(now.at - last.at, now.used - last.used));
    last = now;
  };
  const timer = setInterval(look, 1);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return longest;
};
