import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runBrowser } from './steps/browser.mjs';

/** Checks the accessibility of every page for every role, in both themes and at both widths. */
export default async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.A11Y_ALL = '1';
  process.env.E2E_ALL = '1';
  const { failed } = await runBrowser(args.length > 0 ? args : ['e2e/a11y']);
  process.exitCode = failed > 0 ? 1 : 0;
};
