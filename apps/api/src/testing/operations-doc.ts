import { readFileSync } from 'node:fs';

const page = new URL('../../../../docs/operations.md', import.meta.url);

/** The nginx logging example of docs/operations.md, verbatim. */
export const loggingExample = (): string => {
  const examples = [...readFileSync(page, 'utf8').matchAll(/```nginx\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const found = examples.find((text) => text.includes('log_format'));
  if (!found) throw new Error('docs/operations.md has no example of a log format.');
  return found;
};
