import { type ReactNode, useId } from 'react';
import { FieldNote } from './FieldNote.tsx';
import styles from './Field.module.css';

export type FieldTexts = { label: string; error?: string | undefined; hint?: string | undefined };
type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type Props = FieldTexts & {
  /** A link beside the label. It follows the input in the tab order, so that Tab goes from field to field. */
  aside?: ReactNode;
  /** Renders the control with the ids and attributes that connect it with its label and message. */
  children: (control: Control) => ReactNode;
};

/** A label, a control and its message below, whose line is always reserved: nothing moves when it appears. */
export const FieldFrame = ({ label, error, hint, aside, children }: Props) => {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error || hint ? note : undefined,
        })}
      </div>
      {aside ? <div className={styles['aside']}>{aside}</div> : null}
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  );
};
