import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withProgress } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const LOCK = inRoot('package-lock.json');
// npm keeps here what it really put into node_modules.
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.amberway-install');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(LOCK))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

/** True when an install made by hand already matches the lock, so that it need not be thrown away. */
export const matchesLock = (lock, installed) =>
  Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || wanted.extraneous) return true;
    const found = installed.packages[path];
    // Packages for other platforms are optional and rightly missing.
    if (!found) return !path.includes('node_modules/') || Boolean(wanted.optional);
    return found.version === wanted.version;
  });

const isStamped = (hash) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/** It only saves time: a checkout that may not be written to is as good. */
const stamp = (hash) => {
  try {
    writeFileSync(STAMP, hash);
  } catch {
    // The packages are compared again the next time.
  }
};

/** Brings node_modules to what the lock says, when it is not there already. */
export const ensureInstalled = async () => {
  const hash = lockHash();
  if (existsSync(INSTALLED) && isStamped(hash)) return;
  if (!existsSync(INSTALLED) || !matchesLock(readJson(LOCK), readJson(INSTALLED))) {
    // The build tools are development packages, so they are wanted even where NODE_ENV says production.
    await withProgress('Installing packages (about a minute the first time)', () =>
      run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
    );
  }
  stamp(hash);
};
