import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { listMutants } from './guards/mutants.mjs';

const ROOT = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

const MAX_OUTPUT = 256 * 1024 * 1024;

/** Titles of failed tests, or of files that could not be loaded. */
const failuresIn = (report) => {
  const { testResults } = JSON.parse(report.slice(report.indexOf('{"')));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return failed.length > 0 || status !== 'failed' ? failed : [name];
  });
};

const vitest = (paths, env, options) =>
  spawnSync('npx', ['vitest', 'run', '--project', 'api', ...paths], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
    ...options,
  });

/** Runs all guards at once, with a switch at each: returns what the matrix of its slice reports when it is off. */
const runMatrix = () => {
  const folder = mkdtempSync(join(tmpdir(), 'amberway-guards-'));
  const report = join(folder, 'report.json');
  try {
    vitest(['src/testing/guards/'], { MUTANT: '"all"', GUARDS_REPORT: report }, { stdio: 'inherit' });
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The first test that fails with the guard removed. */
const failingTest = (mutant, paths) => {
  const { status, stdout } = vitest(
    ['--bail=1', '--passWithNoTests', '--reporter=json', ...paths],
    { MUTANT: JSON.stringify(mutant) },
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return status === 0 ? undefined : (failuresIn(stdout)[0] ?? 'a run that failed');
};

/** Runs the nearest tests first, and all tests only if those pass. */
const runTests = (mutant) => {
  const [, near] = /src\/((?:features|kernel)\/[^/]+\/)/.exec(mutant.file) ?? [];
  return failingTest(mutant, [`src/${near}`]) ?? failingTest(mutant, ['src/features/', 'src/kernel/', 'src/testing/']);
};

/**
 * Removes each guard in turn and checks whether a test fails: first the authorisation matrix, then the tests.
 * `npm run guards -- --only activity-notes` checks those of one slice.
 */
export default async (args) => {
  await ensureInstalled();
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : '';
  const byMatrix = only ? [] : runMatrix();
  const all = listMutants(ROOT)
    .map((mutant, number) => ({ mutant, by: byMatrix[number] }))
    .filter(({ mutant }) => mutant.file.includes(only));
  let left = 0;
  for (const { mutant, by } of all) {
    const noticed = by ?? runTests(mutant);
    if (!noticed) left += 1;
    console.log(`${noticed ? 'noticed' : 'NOT NOTICED'}  ${mutant.file}:${mutant.line}  ${noticed ?? ''}`);
  }
  console.log(`\n${all.length - left} of ${all.length} missing guards were noticed.`);
  process.exitCode = left > 0 ? 1 : 0;
};
