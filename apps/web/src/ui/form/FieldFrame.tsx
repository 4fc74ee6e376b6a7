import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import styles from './Form.module.css';

type Props = {
  label: ReactNode;
  /** The control's id. */
  htmlFor: string;
  hint?: ReactNode;
  error?: ReactNode;
  labelHidden?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export const noteIdOf = (htmlFor: string): string => `${htmlFor}_note`;
export const labelIdOf = (htmlFor: string): string => `${htmlFor}_label`;

/** A label, its control, and below it the message or the hint. */
export const FieldFrame = ({ label, htmlFor, hint, error, labelHidden, required, className, children }: Props) => (
  <div className={classNames(styles['field'], labelHidden && styles['bare'], className)} data-field>
    <label
      id={labelIdOf(htmlFor)}
      htmlFor={htmlFor}
      className={labelHidden ? 'visually-hidden' : classNames(styles['label'], required && styles['required'])}
    >
      {label}
    </label>
    {children}
    <div id={noteIdOf(htmlFor)} className={styles['notes']} aria-live="polite">
      {error && <p className={styles['error']}>{error}</p>}
      {hint && <p className={styles['hint']}>{hint}</p>}
    </div>
  </div>
);
