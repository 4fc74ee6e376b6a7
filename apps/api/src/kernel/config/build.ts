import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Build = { version: string; commit: string | undefined };

/** The top folder of a package or a checkout, from the sources (kernel/config) and from the built file. */
const root = ['../../../../../', '../../../']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(`${path}package.json`) && existsSync(`${path}apps/api`));

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Partial<Build>;

/** A checkout without git, or without a commit, has none. */
const commitOfCheckout = (folder: string): string | undefined => {
  if (!existsSync(`${folder}.git`)) return undefined;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

/** What is running. `npm run package` writes build.json; a checkout reads its package.json and git. */
const readBuild = (): Build => {
  if (!root) return { version: 'unknown', commit: undefined };
  const file = `${root}build.json`;
  if (existsSync(file)) return { version: 'unknown', commit: undefined, ...readJson(file) };
  return { version: readJson(`${root}package.json`).version ?? 'unknown', commit: commitOfCheckout(root) };
};

let known: Build | undefined;
export const currentBuild = (): Build => (known ??= readBuild());
