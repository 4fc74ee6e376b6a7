import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { listMutants } from './guards/mutants.mjs';

const ROOT = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

const run = (mutant, paths) =>
  spawnSync('npx', ['vitest', 'run', '--project', 'api', '--bail=1', '--reporter=dot', ...paths], {
    cwd: ROOT,
    env: { ...process.env, MUTANT: JSON.stringify(mutant) },
    stdio: 'ignore',
  }).status === 0;

/** The tests nearest to it first; only what they let through is held against the whole matrix. */
const survives = (mutant) => {
  const [, slice] = /features\/([^/]+)\//.exec(mutant.file) ?? [];
  if (slice && !run(mutant, [`src/features/${slice}/`])) return false;
  return run(mutant, ['src/testing/matrix/', 'src/kernel/']);
};

/**
 * Takes each guard out in turn and asks whether a test notices. `npm run guards -- --part 2/5` does a fifth of them,
 * `--only sessions` those of one slice.
 */
export default async (args) => {
  await ensureInstalled();
  const only = args[args.indexOf('--only') + 1];
  const [part, of] = args.includes('--part') ? args[args.indexOf('--part') + 1].split('/').map(Number) : [1, 1];
  const all = listMutants(ROOT)
    .filter(({ file }) => !args.includes('--only') || file.includes(only))
    .filter((_, n) => n % of === part - 1);
  const left = [];
  for (const [n, mutant] of all.entries()) {
    const alive = survives(mutant);
    if (alive) left.push(mutant);
    console.log(`${n + 1}/${all.length} ${alive ? 'NOT NOTICED' : 'noticed'}  ${mutant.file}:${mutant.line}`);
  }
  console.log(`\n${all.length - left.length} of ${all.length} missing guards were noticed.`);
  process.exitCode = left.length > 0 ? 1 : 0;
};
