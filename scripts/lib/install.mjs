import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withProgress } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const LOCK = inRoot('package-lock.json');
// npm records here what it has installed in node_modules.
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.amberway-install');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(LOCK))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

/** Whether a manual install already matches the lock file, so that it need not be repeated. */
export const matchesLock = (lock, installed) =>
  Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || wanted.extraneous) return true;
    const found = installed.packages[path];
    // Packages for other platforms are optional and may be missing.
    if (!found) return !path.includes('node_modules/') || Boolean(wanted.optional);
    return found.version === wanted.version;
  });

const isStamped = (hash) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/** It only saves time: a read-only checkout works too. */
const stamp = (hash) => {
  try {
    writeFileSync(STAMP, hash);
  } catch {
    // The packages are compared again the next time.
  }
};

/** Installs node_modules according to the lock file, unless they match already. */
export const ensureInstalled = async () => {
  const hash = lockHash();
  if (existsSync(INSTALLED) && isStamped(hash)) return;
  if (!existsSync(INSTALLED) || !matchesLock(readJson(LOCK), readJson(INSTALLED))) {
    // The build tools are dev dependencies, so they are needed even with NODE_ENV=production.
    await withProgress('Installing packages (about a minute the first time)', () =>
      run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
    );
  }
  stamp(hash);
};
