const TYPES = 'feat|fix|refactor|perf|test|docs|build|ci|chore|style|revert';
const SUBJECT = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9, -]+\\))?!?: [a-z]`);
const MAX_SUBJECT = 72;

/** The problems of a commit message; empty for a good one. */
export const problemsOf = (message) => {
  const [subject = '', ...rest] = message.split('\n');
  const problems = [];
  if (!SUBJECT.test(subject)) problems.push('the subject is not `type(scope): imperative in lower case`');
  if (subject.length > MAX_SUBJECT) problems.push(`the subject has more than ${MAX_SUBJECT} characters`);
  if (rest.join('').trim() === '') problems.push('there is no body that says why');
  return problems;
};
