import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { useDisabled } from './disabled.ts';
import styles from './Switch.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'onChange' | 'role'> & {
  onChange?: ((on: boolean) => void) | undefined;
  /** The change is being stored: it ignores presses. */
  busy?: boolean | undefined;
};

/** On or off, with effect at once. */
export const Switch = ({ checked, onChange, busy = false, disabled, className, ...rest }: Props) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    checked={Boolean(checked)}
    aria-checked={Boolean(checked)}
    disabled={useDisabled(disabled)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    className={classNames(styles['switch'], className)}
    onChange={(event) => {
      if (!busy) onChange?.(event.target.checked);
    }}
  />
);
