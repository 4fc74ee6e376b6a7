import { useRef, useState } from 'react';
import type { FieldPath, FormStore } from './form-store.ts';
import { type Issue, type Placed, placeIssues } from './issues.ts';

/** What is wrong with the values of a form, at the fields that register their names and all in one place. */
export const useProblems = <V extends object>(form: FormStore<V>) => {
  const [shown, setShown] = useState<readonly Placed[]>([]);
  const labels = useRef(new Map<string, string>());

  /** Every problem goes to its field and into the summary; the first field gets the focus. */
  const show = (issues: readonly Issue[]) => {
    // Fields are registered in the order in which they stand on the page; what belongs to none comes last.
    const order = [...labels.current.keys()];
    const at = ({ field }: Placed) => (field === null ? order.length : order.indexOf(field));
    const placed = placeIssues(issues, labels.current).toSorted((a, b) => at(a) - at(b));
    const fields = placed.flatMap(({ field, message }) => (field === null ? [] : [[field, message] as const]));
    form.setErrors(Object.fromEntries(fields));
    setShown(placed);
    const first = fields[0]?.[0];
    if (!first) return;
    form.focus(first);
    // The browser would stop at the edge, with the message still out of sight.
    document.activeElement?.scrollIntoView({ block: 'center' });
  };

  /** A field that was rejected is checked again while it is corrected. */
  const mended = (changed: FieldPath) => {
    const checked = form.recheck(changed);
    setShown((now) => now.filter(({ field }) => !checked.includes(field ?? '')));
  };

  return { shown, labels, show, mended, clear: () => setShown([]) };
};
