import { type FocusEvent, Fragment, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Checkbox.module.css';
import { useDisabled } from './disabled.ts';

type Props<V extends string | number | boolean> = {
  options: readonly {
    value: V;
    label: ReactNode;
    disabled?: boolean;
    /** What the option asks for in addition, below it. */
    beside?: ReactNode;
  }[];
  value?: V | null | undefined;
  onChange?: ((value: V) => void) | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  /** Each option has a frame, as a touch-sized target. */
  framed?: boolean | undefined;
  className?: string | undefined;
  onBlur?: ((event: FocusEvent) => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
};

/** One of a few options, all in view. */
export const RadioGroup = <V extends string | number | boolean>(props: Props<V>) => {
  const { options, value, onChange, className } = props;
  const name = useId();
  const disabled = useDisabled(props.disabled);
  return (
    <div
      role="radiogroup"
      id={props.id}
      className={classNames(styles['group'], props.framed && styles['framed'], className)}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      aria-required={props['aria-required']}
      aria-invalid={props['aria-invalid']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.(event);
      }}
    >
      {options.map((option) => (
        <Fragment key={String(option.value)}>
          <label className={styles['label']}>
            <input
              type="radio"
              name={name}
              className={styles['box']}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
          {option.beside}
        </Fragment>
      ))}
    </div>
  );
};
