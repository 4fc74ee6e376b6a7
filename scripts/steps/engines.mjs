import { ensureBuilt } from '../build.mjs';
import { findEngines } from '../lib/engines.mjs';
import { runForCode } from '../lib/run.mjs';
import { countsOf, freshReport } from './report.mjs';

/** Those journeys of `npm run browsers` that are for every run, in Firefox and WebKitGTK. */
export const runEngines = async (filters) => {
  await ensureBuilt();
  const { programs, missing } = await findEngines();
  const notRun = missing.map((name) => `not run: ${name} is not installed`);
  for (const line of notRun) console.error(line);
  // Where everything is for the tests alone, an engine that is missing is a mistake of the machine.
  const absent = process.env.CI ? missing.length : 0;
  if (Object.keys(programs).length === 0) return { passed: 0, failed: absent, notes: notRun };
  const report = freshReport('engines');
  const env = { ENGINE_PROGRAMS: JSON.stringify(programs), ENGINES_REPORT: report };
  const only = filters.flatMap((name) => ['--only', name]);
  const args = ['--import', 'tsx', 'e2e/browsers/main.ts', '--tests', ...only];
  const code = await runForCode(process.execPath, args, { env });
  const counts = countsOf(code, report, ({ passed, failed }) => ({ passed, failed, skipped: 0 }));
  return { ...counts, failed: counts.failed + absent, notes: notRun };
};
