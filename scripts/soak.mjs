import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';

/** Mixed traffic for 20 minutes, or the given number, while watching memory: `npm run soak -- 5 [embedded]`. */
export default async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await serve(process.execPath, ['--import', 'tsx', 'bench/soak.ts', ...args]);
};
