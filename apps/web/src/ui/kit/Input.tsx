import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import { useDisabled } from './disabled.ts';
import styles from './Input.module.css';

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> & {
  size?: 'small' | 'medium' | 'large' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One line of text. Its frame shows an error when `aria-invalid` is set. */
export const Input = ({ size = 'medium', className, disabled, autoFocus, value, ...rest }: InputProps) => (
  <input
    {...rest}
    // A field without a value stays controlled, so that a later reset empties it.
    {...(rest.defaultValue === undefined && (value !== undefined || rest.onChange) && { value: value ?? '' })}
    disabled={useDisabled(disabled)}
    data-autofocus={autoFocus || undefined}
    autoFocus={autoFocus}
    className={classNames(styles['input'], styles[size], className)}
  />
);

type PasswordProps = Omit<InputProps, 'type'> & {
  /** What the button shows or hides; a page with several passwords names each. */
  reveals?: string | undefined;
};

/** A password that can be shown before it is sent. */
export const PasswordInput = ({ reveals = 'password', ...props }: PasswordProps) => {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles['frame']}>
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={classNames(styles['withReveal'], props.className)}
      />
      <button
        type="button"
        className={styles['reveal']}
        aria-label={`${shown ? 'Hide' : 'Show'} ${reveals}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
};
