import { runForCode } from '../lib/run.mjs';
import { inRoot } from '../lib/root.mjs';
import { toolScript } from '../lib/tool.mjs';
import { countsOf, freshReport } from './report.mjs';

const read = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Runs some of the projects of vitest.config.ts. */
export const runVitest = async (name, projects, filters, env = {}) => {
  const report = freshReport(name);
  const flaky = inRoot('scripts/testing/flaky-reporter.mjs');
  const reporters = ['default', 'json', flaky].map((reporter) => `--reporter=${reporter}`);
  reporters.push(`--outputFile.json=${report}`);
  const chosen = projects.map((project) => `--project=${project}`);
  const code = await runForCode(process.execPath, [toolScript('vitest'), 'run', ...chosen, ...reporters, ...filters], {
    env,
  });
  return countsOf(code, report, read);
};
