import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';
import { onSignals } from './signals.mjs';

/**
 * Runs a long-lived program in place of this process: passes signals on to it, and waits until it has shut down, with
 * its exit code.
 */
export const serve = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    const release = onSignals((signal) => child.kill(signal));
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      release();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
