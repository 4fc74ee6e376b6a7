import vm from 'node:vm';

const LENGTH = 100_000;
/** Faster than this at the full length is certainly linear: a quadratic one takes seconds. */
const FLOOR_MS = 50;
const TOO_LONG_MS = 300;
/** For twice the text, a linear expression takes twice the time and a quadratic one four times. */
const RATIO = 3;
const RUNS = 3;

const context = vm.createContext({ expression: undefined, text: '' });
const script = new vm.Script("text.replace(expression, '').length");

/** The time of one run; one that takes too long is stopped and counts as infinite. */
const run = (expression, text) => {
  context.expression = expression;
  context.text = text;
  const started = performance.now();
  try {
    script.runInContext(context, { timeout: TOO_LONG_MS });
    return performance.now() - started;
  } catch (error) {
    if (error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return Infinity;
  }
};

/** The fastest of several: other load on the machine only adds to a run. */
const best = (expression, text) => {
  let least = Infinity;
  for (let n = 0; n < RUNS && least > FLOOR_MS; n += 1) least = Math.min(least, run(expression, text));
  return least;
};

/** Undefined if the expression takes linear time over the text, else what was measured. */
export const slowness = ({ source, flags }, make) => {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const long = best(expression, make(LENGTH));
  if (long < FLOOR_MS) return undefined;
  if (long === Infinity) return `more than ${TOO_LONG_MS} ms`;
  const short = best(expression, make(LENGTH / 2));
  return long / short < RATIO ? undefined : `${Math.round(short)} ms, and ${Math.round(long)} ms for twice the text`;
};
