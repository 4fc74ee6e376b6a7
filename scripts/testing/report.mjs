import { writeFileSync } from 'node:fs';

const countsOf = (modules) => {
  const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
  const countOf = (state) => states.filter((one) => one === state).length;
  return { passed: countOf('passed'), failed: countOf('failed'), skipped: countOf('skipped') };
};

/** A file without a failed test failed before its tests or after them. */
const failuresOf = (module) => {
  const tests = [...module.children.allTests('failed')];
  const names = tests.map(({ fullName }) => `${module.relativeModuleId} › ${fullName}`);
  return names.length > 0 ? names : [module.relativeModuleId];
};

/** What a step needs to know of a run, in the file REPORT_FILE. The runner's own report lacks errors outside of tests. */
export default class Report {
  onTestRunEnd(modules, unhandledErrors) {
    const failed = modules.filter((module) => module.state() === 'failed');
    const report = {
      ...countsOf(modules),
      files: failed.map(({ moduleId }) => moduleId),
      inFiles: countsOf(failed),
      failures: failed.flatMap(failuresOf),
      errors: unhandledErrors.length,
    };
    writeFileSync(process.env.REPORT_FILE, JSON.stringify(report));
  }
}
