import type { ContentType } from '@amberway/contract/kernel/content-type';
import { fieldProps } from '../form/widget.ts';
import styles from './import.module.css';

const labelOf = (type: ContentType, key: string) => type.form.fields.find(({ field }) => field === key);

/** The field names of an import file. */
export const FieldList = ({ type }: { type: ContentType }) => {
  const fields = Object.keys(type.fields).map((key) => {
    const shown = labelOf(type, key) ?? { field: key, label: key, widget: 'text' as const };
    return { key, label: shown.label, required: fieldProps({ type, field: shown }).required };
  });
  return (
    <details className={styles['names']}>
      <summary>Names of the fields</summary>
      <ul>
        {fields.map(({ key, label, required }) => (
          <li key={key}>
            <code>{key}</code> {label === key ? '' : label}
            {required && ' (needed)'}
          </li>
        ))}
      </ul>
    </details>
  );
};
