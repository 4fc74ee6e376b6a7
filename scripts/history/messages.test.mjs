import { expect, it } from 'vitest';
import { problemsOf } from './messages.mjs';

it('a commit message with a typed subject and a body has no problems', () => {
  expect(problemsOf('fix(auth): refuse a used link\n\nIt opened twice.')).toEqual([]);
  expect(problemsOf('refactor(api, web)!: rename the slice\n\nOne word for one thing.')).toEqual([]);
});

it.each([
  ['Refuse a used link\n\nIt opened twice.', /type\(scope\)/],
  ['fixes(auth): refuse a used link\n\nIt opened twice.', /type\(scope\)/],
  ['fix(auth): Refuse a used link\n\nIt opened twice.', /type\(scope\)/],
  [`fix: ${'a'.repeat(68)}\n\nIt opened twice.`, /more than 72/],
  ['fix(auth): refuse a used link', /no body/],
  ['fix(auth): refuse a used link\n\n  \n', /no body/],
])('the commit message %j is refused', (message, problem) => {
  const problems = problemsOf(message);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

it('a subject of exactly 72 characters is accepted', () => {
  expect(problemsOf(`fix: ${'a'.repeat(67)}\n\nWhy.`)).toEqual([]);
});
