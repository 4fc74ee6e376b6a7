import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runBrowser } from './steps/browser.mjs';

/** Runs every journey, also those that `npm test` skips because lower-level tests cover their rules as well. */
export default async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.E2E_ALL = '1';
  const { failed } = await runBrowser(args);
  process.exitCode = failed > 0 ? 1 : 0;
};
