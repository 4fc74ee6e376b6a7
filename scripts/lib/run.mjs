import { spawn } from 'node:child_process';
import { atExit } from './at-exit.mjs';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

const isWindows = process.platform === 'win32';

/** Runs a program to its end with its output shown; resolves with the exit code. */
export const runForCode = (command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) =>
  new Promise((resolve, reject) => {
    // npm is a .cmd file on Windows, which only a shell can start.
    const shell = isWindows && command === 'npm';
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, shell });
    const release = atExit(() => child.kill('SIGTERM'));
    child.once('error', (error) => {
      release();
      reject(new Failure(`Could not run ${command}: ${error.message}`));
    });
    child.once('exit', (code) => {
      release();
      // No code means that a signal ended it.
      resolve(code ?? 1);
    });
  });

/** The same, but throws unless the program succeeds. */
export const run = async (command, args, options) => {
  const code = await runForCode(command, args, options);
  if (code !== 0) throw new Failure(`"${[command, ...args].join(' ')}" failed with code ${code}.`);
};
