import { readFileSync } from 'node:fs';

const page = new URL('../../../../docs/operations.md', import.meta.url);

const example = (language: string, part: string): string => {
  const blocks = readFileSync(page, 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'));
  const found = [...blocks].map(([, text = '']) => text).find((text) => text.includes(part));
  if (!found) throw new Error(`docs/operations.md has no ${language} example with ${part}.`);
  return found;
};

/** The nginx logging example of docs/operations.md, verbatim. */
export const loggingExample = (): string => example('nginx', 'log_format');

/** The PgBouncer example of docs/operations.md, verbatim. */
export const pgbouncerExample = (): string => example('ini', 'pool_mode');
