import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
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
export const Checkbox = (props: Props) => {
  const { children, indeterminate = false, className, disabled, checked, title, ref, ...rest } = props;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  // There is no attribute for it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames(styles['label'], className)} title={title}>
      <input
        {...rest}
        type="checkbox"
        {...(rest.defaultChecked === undefined &&
          (checked !== undefined || rest.onChange) && { checked: Boolean(checked) })}
        disabled={useDisabled(disabled)}
        ref={box}
        className={styles['box']}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
};
