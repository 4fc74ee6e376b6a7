import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/serve.mjs';
import { SERVER_COMMAND } from './lib/server-command.mjs';

export default async () => {
  await ensureInstalled();
  await ensureBuilt();
  console.log('• Starting the server …');
  process.exitCode = await serve(process.execPath, SERVER_COMMAND);
};
