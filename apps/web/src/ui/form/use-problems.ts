import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { isWithin, type Issue, type Path, type Placed, placeIssues } from './issues.ts';

/** The errors of a form's values, at their fields and in one summary. */
export const useProblems = <V extends object>(form: FormInstance<V>) => {
  const [shown, setShown] = useState<readonly Placed[]>([]);
  const labels = useRef(new Map<string, string>());

  /** Shows every issue at its field and in the summary, and focuses the first field. */
  const show = (issues: readonly Issue[]) => {
    // Fields are registered in page order; issues without a field come last.
    const order = [...labels.current.keys()];
    const at = ({ field }: Placed) => (field === null ? order.length : order.indexOf(field));
    const placed = placeIssues(issues, labels.current).toSorted((a, b) => at(a) - at(b));
    const fields = placed.filter(({ field }) => field !== null);
    form.setFields(fields.map(({ field, message }) => ({ name: field?.split('.'), errors: [message] })) as never);
    setShown(placed);
    const first = fields[0]?.field;
    if (!first) return;
    form.focusField(first.split('.'));
    // By default the browser would scroll only to the edge, with the message still out of view.
    document.activeElement?.scrollIntoView({ block: 'center' });
  };

  const mended = (changed: object) => {
    // An invalid field is validated again while it is being corrected.
    const refused = form
      .getFieldsError()
      .filter(({ name, errors }) => errors.length > 0 && isWithin(changed, name as Path));
    if (refused.length > 0) form.validateFields(refused.map(({ name }) => name) as never).catch(() => {});
    const names = refused.map(({ name }) => (name as Path).join('.'));
    setShown((now) => now.filter(({ field }) => !names.includes(field ?? '')));
  };

  return { shown, labels, show, mended, clear: () => setShown([]) };
};
