import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

// The server of the version before, built from the history by that version's own build.

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MIGRATIONS = 'apps/api/migrations';
const PARTS = ['apps/api', 'packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const execute = promisify(execFile);

const git = async (...args: string[]) =>
  (await execute('git', args, { cwd: ROOT, maxBuffer: 100_000_000 })).stdout.trim();

const isWholeHistory = async () => {
  try {
    return (await git('rev-parse', '--is-shallow-repository')) === 'false';
  } catch {
    return false;
  }
};

export type FormerVersion = { commit: string; lastMigration: string };

const sql = (tag: string | undefined) => `${MIGRATIONS}/${tag}.sql`;

/** The last commit whose tables are those of the migration before the newest: tables change before their migration. */
const commitBefore = async (newest: string | undefined, former: string | undefined): Promise<string> => {
  const added = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', sql(newest));
  const settled = await git('log', '--format=%H', '-1', `${added}^`, '--', sql(former));
  const changes = await git(
    'log',
    '--reverse',
    '--format=%H',
    `${settled}..${added}`,
    '--',
    ':(glob)apps/api/src/**/tables.ts',
  );
  const [first = added] = changes.split('\n').filter(Boolean);
  return git('rev-parse', `${first}^`);
};

/**
 * The last release if the schema has changed since then; else the version before the newest migration, so that there is
 * always a migration between it and now. Undefined without the history, as in a shallow clone.
 */
export const findFormerVersion = async (): Promise<FormerVersion | undefined> => {
  if (!(await isWholeHistory())) return undefined;
  const readList = async <T>(file: string) => JSON.parse(await readFile(join(ROOT, MIGRATIONS, file), 'utf8')) as T;
  const { entries } = await readList<{ entries: { tag: string }[] }>('meta/_journal.json');
  const [newest, former] = entries.map(({ tag }) => tag).toReversed();
  const release = (await readList<{ version: string; last: string }[]>('released.json')).at(-1);
  if (!release || release.last === newest)
    return { commit: await commitBefore(newest, former), lastMigration: former ?? '' };
  const entry = `"version": "${release.version}"`;
  const commit = await git('log', '-1', '--format=%H', `-S${entry}`, '--', `${MIGRATIONS}/released.json`);
  return { commit, lastMigration: release.last };
};

type Lock = { packages: Record<string, { version?: string; dev?: boolean; link?: boolean }> };

/** Whether the installed packages are those that the former version runs with. */
const runsWithOurPackages = (former: Lock, now: Lock) =>
  Object.entries(former.packages).every(
    ([path, { version, dev, link }]) =>
      dev || link || !path.includes('node_modules/') || now.packages[path]?.version === version,
  );

const readLock = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock;

/** Its own workspace packages, and its own installed ones unless they are the same as ours, which are found above it. */
const addPackages = async (folder: string) => {
  if (!runsWithOurPackages(await readLock(folder), await readLock(ROOT))) {
    await execute('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
    return;
  }
  const own = join(folder, 'node_modules/@amberway');
  await mkdir(own, { recursive: true });
  for (const name of ['contract', 'fixtures']) await symlink(join(folder, 'packages', name), join(own, name));
};

/** Builds its server, once for each commit, and returns the folder of the program. */
export const buildFormerVersion = async ({ commit }: FormerVersion): Promise<string> => {
  const folder = join(ROOT, '.cache/former', commit);
  const program = join(folder, 'apps/api/dist');
  const stamp = join(folder, 'built');
  if (existsSync(stamp)) return program;
  await rm(dirname(folder), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await git('archive', '--output', archive, commit, '--', ...PARTS);
  await execute('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await addPackages(folder);
  const build = `import('./scripts/lib/build-api.mjs').then(({ buildApi }) => buildApi())`;
  await execute(process.execPath, ['--input-type=module', '-e', build], { cwd: folder });
  await writeFile(stamp, '');
  return program;
};
