import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';

/** Operator commands (seed, admin:create …) are in the API; this ensures that there is a build to run. */
export default async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await serve(process.execPath, ['--enable-source-maps', 'apps/api/dist/cli.js', ...args]);
};
