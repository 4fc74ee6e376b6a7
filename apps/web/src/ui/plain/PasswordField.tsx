import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';

/** A password that can be shown before it is sent. */
export const PasswordField = (props: Omit<FieldProps, 'type' | 'inside'>) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inside={
        <button
          type="button"
          className={styles['reveal']}
          aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
};
