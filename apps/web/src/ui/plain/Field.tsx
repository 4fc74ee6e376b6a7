import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldNote } from './FieldNote.tsx';
import styles from './Field.module.css';

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A link beside the label. It comes after the input for the keyboard, so that Tab goes from field to field. */
  aside?: ReactNode;
  /** A control inside the input's box, at its end. */
  inside?: ReactNode;
};

/** A labelled input with its message underneath. The message's line is always there: nothing jumps when it appears. */
export const Field = ({ label, error, hint, aside, inside, ...input }: FieldProps) => {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          {...input}
          id={id}
          className={inside ? `${styles['input']} ${styles['withInside']}` : styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? note : undefined}
        />
        {inside}
      </div>
      {aside ? <div className={styles['aside']}>{aside}</div> : null}
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  );
};
