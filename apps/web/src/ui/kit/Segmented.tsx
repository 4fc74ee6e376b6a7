import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useDisabled } from './disabled.ts';
import styles from './Segmented.module.css';

type Props<V extends string | number> = {
  options: readonly { value: V; label: ReactNode; title?: string; disabled?: boolean }[];
  value: V;
  onChange: (value: V) => void;
  /** The options share the whole width. */
  wide?: boolean | undefined;
  size?: 'small' | 'medium' | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
};

/** One of two to five short options, as joined buttons. Radio buttons: arrow keys choose, Tab leaves. */
export const Segmented = <V extends string | number>(props: Props<V>) => {
  const { options, value, onChange, wide = false, size = 'medium', className } = props;
  const name = useId();
  const disabled = useDisabled(props.disabled);
  return (
    <div
      role="radiogroup"
      id={props.id}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      className={classNames(styles['segmented'], styles[size], wide && styles['wide'], className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles['option']} title={option.title}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
};
