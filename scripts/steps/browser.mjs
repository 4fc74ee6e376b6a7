import { ensureBuilt } from '../build.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { runForCode } from '../lib/run.mjs';
import { toolScript } from '../lib/tool.mjs';
import { countsOf, freshReport } from './report.mjs';

// Flaky tests have been named in the list above.
const read = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

export const runBrowser = async (filters) => {
  await ensureBuilt();
  const report = freshReport('browser');
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await runForCode(
    process.execPath,
    [toolScript('playwright'), 'test', '--reporter=list,json', ...filters],
    { env },
  );
  return countsOf(code, report, read);
};
