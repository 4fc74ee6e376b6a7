import type { Issue } from './issues.ts';

/** Converts the contract's errors by field to a list for the form. */
export const asIssues = (problems: Readonly<Record<string, string>>): Issue[] =>
  Object.entries(problems).map(([field, message]) => ({ path: [field], message }));
