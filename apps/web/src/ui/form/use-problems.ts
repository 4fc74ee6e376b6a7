import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { isWithin, type Issue, type Path, type Placed, placeIssues } from './issues.ts';

/** What is wrong with the values of a form, at the fields that tell their names and all in one place. */
export const useProblems = <V extends object>(form: FormInstance<V>) => {
  const [shown, setShown] = useState<readonly Placed[]>([]);
  const labels = useRef(new Map<string, string>());

  /** Every problem goes to its field and into the summary; the first field gets the focus. */
  const show = (issues: readonly Issue[]) => {
    // Fields are registered in the order in which they stand on the page; what belongs to none comes last.
    const order = [...labels.current.keys()];
    const at = ({ field }: Placed) => (field === null ? order.length : order.indexOf(field));
    const placed = placeIssues(issues, labels.current).toSorted((a, b) => at(a) - at(b));
    const fields = placed.filter(({ field }) => field !== null);
    form.setFields(fields.map(({ field, message }) => ({ name: field?.split('.'), errors: [message] })) as never);
    setShown(placed);
    const first = fields[0]?.field;
    if (!first) return;
    form.focusField(first.split('.'));
    // The browser would stop at the edge, with the message still out of sight.
    document.activeElement?.scrollIntoView({ block: 'center' });
  };

  const mended = (changed: object) => {
    // A field that was refused is asked again as it is mended.
    const refused = form
      .getFieldsError()
      .filter(({ name, errors }) => errors.length > 0 && isWithin(changed, name as Path));
    if (refused.length > 0) form.validateFields(refused.map(({ name }) => name) as never).catch(() => {});
    const names = refused.map(({ name }) => (name as Path).join('.'));
    setShown((now) => now.filter(({ field }) => !names.includes(field ?? '')));
  };

  return { shown, labels, show, mended, clear: () => setShown([]) };
};
