import { useRef, useState } from 'react';
import type { FieldPath, FormStore } from './form-store.ts';
import { type Issue, type Placed, placeIssues } from './issues.ts';

/** What is wrong with the values of a form, at the fields that register their names and all in one place. */
export const useProblems = <V extends object>(form: FormStore<V>) => {
  const [shown, setShown] = useState<readonly Placed[]>([]);
  const labels = useRef(new Map<string, string>());

  /** Shows every issue at its field and in the summary, and focuses the first field. */
  const show = (issues: readonly Issue[]) => {
    // Fields are registered in page order; issues without a field come last.
    const order = [...labels.current.keys()];
    const at = ({ field }: Placed) => (field === null ? order.length : order.indexOf(field));
    const placed = placeIssues(issues, labels.current).toSorted((a, b) => at(a) - at(b));
    const fields = placed.flatMap(({ field, message }) => (field === null ? [] : [[field, message] as const]));
    form.setErrors(Object.fromEntries(fields));
    setShown(placed);
    const first = fields[0]?.[0];
    if (!first) return;
    form.focus(first);
    // By default the browser would scroll only to the edge, with the message still out of view.
    document.activeElement?.scrollIntoView({ block: 'center' });
  };

  /** A field that was rejected is checked again while it is corrected. */
  const mended = (changed: FieldPath) => {
    const checked = form.recheck(changed);
    setShown((now) => now.filter(({ field }) => !checked.includes(field ?? '')));
  };

  return { shown, labels, show, mended, clear: () => setShown([]) };
};
