import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './class-names.ts';
import { useDisabled } from './disabled.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'children'> & {
  children?: ReactNode;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A box to tick, with its label where it has one. */
export const Checkbox = ({ children, indeterminate = false, className, disabled, checked, title, ...rest }: Props) => (
  <label className={classNames(styles['label'], className)} title={title}>
    <input
      {...rest}
      type="checkbox"
      {...(rest.defaultChecked === undefined &&
        (checked !== undefined || rest.onChange) && { checked: Boolean(checked) })}
      disabled={useDisabled(disabled)}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
        if (typeof rest.ref === 'function') rest.ref(element);
        else if (rest.ref) rest.ref.current = element;
      }}
      className={styles['box']}
    />
    {children !== undefined && <span>{children}</span>}
  </label>
);
