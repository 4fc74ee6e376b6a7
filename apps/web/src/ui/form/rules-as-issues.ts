import type { Issue } from './issues.ts';

/** The contract's rules name the error of each field; a form wants a list. */
export const asIssues = (problems: Readonly<Record<string, string>>): Issue[] =>
  Object.entries(problems).map(([field, message]) => ({ path: [field], message }));
