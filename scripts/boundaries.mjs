import { brokenRules, violationsIn } from './boundaries/check.mjs';
import { unnoticedByLinter } from './boundaries/linter.mjs';
import { RULES } from './boundaries/rules.mjs';
import { root } from './lib/root.mjs';

export default () => {
  const broken = [...brokenRules(RULES), ...unnoticedByLinter()];
  const { count, violations } = violationsIn(RULES, root);
  for (const line of [...broken, ...violations]) console.error(`✗ ${line}`);
  console.log(
    `${RULES.length} boundary rules and two of the linter, each tried on a planted violation; ${count} imports read, ${violations.length} violations.`,
  );
  // No imports at all would mean that the check looks in the wrong place.
  if (broken.length > 0 || violations.length > 0 || count === 0) process.exitCode = 1;
};
