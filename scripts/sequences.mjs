import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';

const DEFAULT = '10000';
const SEEDS = 1_000_000;

/**
 * Random sequences of user actions, checked against a model of who may see what; `npm run sequences -- 500 42` for 500
 * from the seed 42, and every cell of what ends which access with every call. `npm test` runs a few.
 */
export default async ([sequences = DEFAULT, seed = String(Date.now() % SEEDS)]) => {
  await ensureInstalled();
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'api', 'src/testing/sequences/', 'src/testing/access/'],
    {
      stdio: 'inherit',
      env: { ...process.env, SEQUENCES: sequences, SEQUENCE_SEED: seed },
    },
  );
  process.exitCode = status ?? 1;
};
