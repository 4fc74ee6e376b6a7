import { parseArgs } from 'node:util';
import { Failure } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { timer } from './lib/progress.mjs';

const HELP = 'npm test [-- --only step[,step]] [-- file …]';

const choose = (steps, only) => {
  if (!only) return steps;
  const names = only.split(',');
  const unknown = names.find((name) => !steps.some((step) => step.id === name));
  if (unknown)
    throw new Failure(
      `There is no step "${unknown}"; known are: ${steps.map((step) => step.id).join(', ')}. Usage: ${HELP}`,
    );
  return steps.filter((step) => names.includes(step.id));
};

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

const runStep = async (step, filters) => {
  console.log(`\n━━ ${step.title} ━━`);
  const elapsed = timer();
  const counts = await step.run(filters).catch((error) => {
    console.error(error.expected ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const time = elapsed();
  console.log(`━━ ${step.title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${time}`);
  return { step, skipped: 0, ...counts, time };
};

/** Steps that run at the same time. */
const groupsOf = (steps) => {
  const groups = [[]];
  for (const step of steps) {
    groups.at(-1).push(step);
    if (!step.besideNext) groups.push([]);
  }
  return groups;
};

const runAll = async (args) => {
  const { values, positionals } = parseArgs({ args, options: { only: { type: 'string' } }, allowPositionals: true });
  await ensureInstalled();
  // Loaded after the install: the steps use installed packages.
  const { STEPS } = await import('./steps/steps.mjs');
  const done = [];
  for (const group of groupsOf(choose(STEPS, values.only))) {
    done.push(...(await Promise.all(group.map((step) => runStep(step, positionals)))));
    if (sum(done, 'failed') > 0) break;
  }
  return done;
};

const summarise = (done) => {
  console.log('\nSummary');
  for (const { step, passed, failed, skipped, notes = [], time } of done) {
    const skips = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(
      `  ${failed > 0 ? '✗' : '✓'} ${step.title.padEnd(40)} ${passed} passed, ${failed} failed${skips}  ${time}`,
    );
    for (const note of notes) console.log(`      ${note}`);
  }
};

export default async (args) => {
  let done = [];
  let broke = 0;
  try {
    done = await runAll(args);
    summarise(done);
  } catch (error) {
    console.error(error.expected ? error.message : error);
    broke = 1;
  }
  const failed = sum(done, 'failed') + broke;
  console.log(`\n${sum(done, 'passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};
