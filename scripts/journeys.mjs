import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runBrowser } from './steps/browser.mjs';

/** Every journey, also those that `npm test` leaves out because their rules are proven below the browser as well. */
export default async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.E2E_ALL = '1';
  const { failed } = await runBrowser(args);
  process.exitCode = failed > 0 ? 1 : 0;
};
