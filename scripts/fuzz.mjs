import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';

const DEFAULT = '100000';
const SEEDS = 1_000_000;

/** Many random requests; `npm run fuzz -- 5000 42` for 5,000 from the seed 42. `npm test` runs a few. */
export default async ([requests = DEFAULT, seed = String(Date.now() % SEEDS)]) => {
  await ensureInstalled();
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api', 'src/testing/fuzz/'], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  });
  process.exitCode = status ?? 1;
};
