import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldNote } from './FieldNote.tsx';
import styles from './Field.module.css';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/** Room for as many words as it takes: it grows with them where the browser can. */
export const TextArea = ({ label, error, hint, ...rest }: Props) => {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']}>
        <textarea
          {...rest}
          id={id}
          rows={3}
          className={`${styles['input']} ${styles['area']}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? note : undefined}
        />
      </div>
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  );
};
