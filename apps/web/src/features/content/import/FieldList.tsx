import type { ContentType } from '@amberway/contract/kernel/content-type';
import { fieldProps } from '../form/widget.ts';
import type { Override } from '../override.ts';
import styles from './import.module.css';

const labelOf = (type: ContentType, key: string) => type.form.fields.find(({ field }) => field === key);

/** The field names of an import file. */
export const FieldList = ({ type, notes = {} }: { type: ContentType; notes?: Override['imports'] | undefined }) => {
  const fields = Object.keys(type.fields).map((key) => {
    const shown = labelOf(type, key) ?? { field: key, label: key, widget: 'text' as const };
    // Fields that the form does not show are not needed when the import has a note about them.
    const derived = notes[key] !== undefined && !labelOf(type, key);
    return { key, label: shown.label, required: !derived && fieldProps({ type, field: shown }).required };
  });
  return (
    <details className={styles['names']}>
      <summary>Names of the fields</summary>
      <ul>
        {fields.map(({ key, label, required }) => (
          <li key={key}>
            <code>{key}</code> {label === key ? '' : label}
            {required && ' (needed)'}
            {notes[key] && ` ${notes[key]}`}
          </li>
        ))}
      </ul>
    </details>
  );
};
