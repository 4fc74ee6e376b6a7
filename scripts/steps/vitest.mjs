import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';
import { runForCode } from '../lib/run.mjs';
import { toolScript } from '../lib/tool.mjs';
import { countsOf, freshReport } from './report.mjs';

// Some machines starve a test now and then, which must not hold up everything else. A second try within the file would
// meet the same rows and the same load; so the files that failed run once more, by themselves.
const FILES_AGAIN = 4;

const list = (title, names) => console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);

const runOnce = async (name, projects, files, env) => {
  const path = freshReport(name);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['default', inRoot('scripts/testing/report.mjs')].map((reporter) => `--reporter=${reporter}`);
  const code = await runForCode(process.execPath, [toolScript('vitest'), 'run', ...chosen, ...reporters, ...files], {
    env: { ...env, REPORT_FILE: path },
  });
  const counts = countsOf(code, path, ({ passed, failed, skipped }) => ({ passed, failed, skipped }));
  return { counts, report: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined };
};

/** An error outside of the tests belongs to no file, and so to none that could run again. */
const canRunAgain = ({ files, errors }) => errors === 0 && files.length > 0 && files.length <= FILES_AGAIN;

/** Runs some of the projects of vitest.config.ts. */
export const runVitest = async (name, projects, filters, env = {}) => {
  const { counts, report } = await runOnce(name, projects, filters, env);
  if (!report || !canRunAgain(report)) return counts;
  list('Once more, by themselves', report.failures);
  const again = await runOnce(`${name}-again`, projects, report.files, env);
  if (again.counts.failed > 0) return counts;
  list('Flaky, passed by themselves; each is a defect to find', report.failures);
  return {
    passed: counts.passed - report.inFiles.passed + again.counts.passed,
    failed: 0,
    skipped: counts.skipped - report.inFiles.skipped + again.counts.skipped,
  };
};
