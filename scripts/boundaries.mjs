import { brokenRules, violationsIn } from './boundaries/check.mjs';
import { cyclesAreCaught } from './boundaries/cycles.mjs';
import { RULES } from './boundaries/rules.mjs';
import { root } from './lib/root.mjs';

export default () => {
  const broken = brokenRules(RULES);
  if (!cyclesAreCaught()) broken.push('The linter did not catch a planted import cycle.');
  const { count, violations } = violationsIn(RULES, root);
  for (const line of [...broken, ...violations]) console.error(`✗ ${line}`);
  console.log(
    `${RULES.length + 1} boundary rules, each tried on a planted violation; ${count} imports read, ${violations.length} violations.`,
  );
  // No imports at all would mean that the check looks at the wrong place.
  if (broken.length > 0 || violations.length > 0 || count === 0) process.exitCode = 1;
};
