import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

export type FieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    name: string;
    /** A link beside the label. */
    aside?: ReactNode;
    /** A control inside the input's box, at its end. */
    inside?: ReactNode;
  };

/** A labelled input with its message underneath. */
export const Field = ({ label, error, hint, aside, inside, ...input }: FieldProps) => (
  <FieldFrame label={label} error={error} hint={hint} aside={aside}>
    {(control) => (
      <>
        <input
          {...input}
          {...control}
          className={inside ? `${styles['input']} ${styles['withInside']}` : styles['input']}
        />
        {inside}
      </>
    )}
  </FieldFrame>
);
