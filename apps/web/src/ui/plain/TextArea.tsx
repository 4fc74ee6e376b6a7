import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './Field.module.css';

type Props = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { name: string };

/** Grows with its text if the browser supports it. */
export const TextArea = ({ label, error, hint, ...rest }: Props) => (
  <FieldFrame label={label} error={error} hint={hint}>
    {(control) => <textarea {...rest} {...control} rows={3} className={`${styles['input']} ${styles['area']}`} />}
  </FieldFrame>
);
