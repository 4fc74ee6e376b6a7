import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';

/** Side-by-side measurements; `--short` for a quick run. */
export default async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await serve(process.execPath, ['--import', 'tsx', 'bench/main.ts', ...args]);
};
