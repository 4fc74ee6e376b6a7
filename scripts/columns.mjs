import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';

/** Tests every column of every table in every writing endpoint, as every caller allowed. `npm test` runs a part. */
export default async () => {
  await ensureInstalled();
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api', 'src/testing/columns/'], {
    stdio: 'inherit',
    env: { ...process.env, COLUMNS_ALL: '1' },
  });
  process.exitCode = status ?? 1;
};
