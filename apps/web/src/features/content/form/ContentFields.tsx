import type { ReactNode } from 'react';
import type { FormField } from '@amberway/contract/kernel/content-type';
import { useFormContext } from '../../../ui/form/form-context.ts';
import type { Override } from '../override.ts';
import { WIDGETS } from '../widgets/map.tsx';
import styles from './form.module.css';
import { sharesLine } from './lines.ts';
import type { FormValues } from './values.ts';
import type { WidgetProps } from './widget.ts';
import { useFormState } from '../../../ui/form/form-store.ts';

type Props = Omit<WidgetProps, 'field' | 'disabled'> & { override: Override };

/** A field that depends on the values of others. Its own value is preserved while it is hidden. */
const Shown = ({ of: field, children }: { of: FormField; children: ReactNode }) => {
  const shown = useFormState<FormValues, boolean>((values) => field.shownWhen?.(values) ?? true);
  return shown ? children : null;
};

/** The declared fields in order, each with its widget. */
export const ContentFields = ({ override, ...props }: Props) => {
  const { fields } = props.type.form;
  const shared = sharesLine(fields);
  const disabled = useFormContext().mode === 'View';
  return (
    <div className={styles['fields']} data-wide={override.width !== undefined || undefined}>
      {fields.map((field, index) => {
        const Widget = override.widgets?.[field.field] ?? WIDGETS[field.widget];
        const control = <Widget {...props} field={field} disabled={disabled} />;
        return (
          <div key={field.field} className={styles[shared[index] ? 'half' : 'line']}>
            {field.shownWhen ? <Shown of={field}>{control}</Shown> : control}
          </div>
        );
      })}
    </div>
  );
};
