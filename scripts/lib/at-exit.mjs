import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const pending = new Set();

const clean = () => {
  for (const task of pending) task();
  pending.clear();
};
const onSignal = (signal) => process.exit(128 + constants.signals[signal]);

/**
 * Runs `task` if this process is terminated while something it started is still there. Returns a function that cancels
 * it; when no task is left, the signal handlers are removed.
 */
export const atExit = (task) => {
  if (pending.size === 0) {
    process.on('exit', clean);
    for (const signal of SIGNALS) process.on(signal, onSignal);
  }
  pending.add(task);
  return () => {
    pending.delete(task);
    if (pending.size > 0) return;
    process.off('exit', clean);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
};
