import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';

export default async () => {
  await ensureInstalled();
  await ensureBuilt();
  console.log('• Starting the server …');
  process.exitCode = await serve(process.execPath, ['--enable-source-maps', 'apps/api/dist/main.js']);
};
