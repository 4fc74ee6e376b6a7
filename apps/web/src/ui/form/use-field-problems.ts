import { useCallback, useRef } from 'react';
import type { FindProblem } from './field-problem.ts';
import { type Checked, type Issue, issueAt } from './issues.ts';
import { valueAt } from './value-at.ts';

/** Merges errors found by single controls with the schema's issues. */
export const useFieldProblems = () => {
  const finds = useRef(new Map<string, FindProblem>());
  const register = useCallback((key: string, find: FindProblem) => {
    finds.current.set(key, find);
    return () => void finds.current.delete(key);
  }, []);
  const join = useCallback(<B>(checked: Checked<B>, values: object): Checked<B> => {
    const own: Issue[] = [];
    let issues: readonly Issue[] = checked.issues;
    for (const [key, find] of finds.current) {
      const path = key.split('.');
      const problem = find(valueAt(values, key));
      if (problem?.first) issues = issues.filter((issue) => issueAt([issue], path) === undefined);
      if (problem && issueAt(issues, path) === undefined) own.push({ path, message: problem.message });
    }
    return own.length === 0 ? checked : { body: null, issues: [...issues, ...own] };
  }, []);
  /** Whether a field holds text that is not part of the values yet. */
  const pending = useCallback(
    (values: object) => [...finds.current].some(([key, find]) => find(valueAt(values, key))?.first),
    [],
  );
  return { register, join, pending };
};
