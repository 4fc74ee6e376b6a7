import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { cacheDir, inRoot, root } from './root.mjs';

const STAMP = join(cacheDir, 'build');
const SOURCES = ['packages', 'apps'];
const CONFIGS = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/lib/precompress.mjs'];
const RESULTS = ['apps/api/dist/main.js', 'apps/api/dist/cli.js', 'apps/web/dist/index.html'];

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Changes exactly when something that goes into the build changes, independent of file times and checkouts. */
export const sourceHash = () => {
  const hash = createHash('sha256').update(process.versions.node);
  const files = SOURCES.flatMap((folder) => filesBelow(root, folder)).filter((path) => !isTest(path));
  for (const path of [...files, ...CONFIGS])
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
      .update('\0');
  return hash.digest('hex');
};

export const isBuilt = (hash) =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash && RESULTS.every((path) => existsSync(inRoot(path)));

export const forgetBuild = () => rmSync(STAMP, { force: true });

export const rememberBuild = (hash) => {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(STAMP, hash);
};
