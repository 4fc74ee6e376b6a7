import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../lib/root.mjs';

const folder = join(cacheDir, 'reports');

/** Where a test runner writes its machine-readable result; an old one is removed so that it is not mistaken for new. */
export const freshReport = (name) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  rmSync(path, { force: true });
  return path;
};

/** Turns a runner's exit code and report into counts; a broken run counts as failed even if no test did. */
export const countsOf = (code, path, read) => {
  const { passed, failed, skipped } = existsSync(path)
    ? read(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  const ranNothing = passed + failed === 0;
  if (ranNothing) console.error('No test ran.');
  return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed, skipped };
};
