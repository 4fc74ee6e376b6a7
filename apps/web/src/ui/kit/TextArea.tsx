import { type Ref, type TextareaHTMLAttributes, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useDisabled } from './disabled.ts';
import styles from './Input.module.css';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value'> & {
  value?: string | null | undefined;
  /** Grows with its text up to so many lines. Without it the height is `rows`. */
  maxRows?: number | undefined;
  /** Shows how many of so many characters are used. */
  counts?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** From this part of the limit on, calm mode shows the count too. */
const NEAR = 0.9;

const GROWS_BY_ITSELF = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

/** Firefox before field-sizing: the height follows the text by script. */
const useGrowth = (grows: boolean, value: unknown) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || !grows || GROWS_BY_ITSELF) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  }, [grows, value]);
  return area;
};

/** Several lines of text. */
export const TextArea = ({ value, rows = 3, maxRows, counts, className, disabled, autoFocus, ref, ...rest }: Props) => {
  const area = useGrowth(maxRows !== undefined, value);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const box = (
    <textarea
      {...rest}
      ref={area}
      rows={rows}
      {...(rest.defaultValue === undefined && (value !== undefined || rest.onChange) && { value: value ?? '' })}
      disabled={useDisabled(disabled)}
      data-autofocus={autoFocus || undefined}
      autoFocus={autoFocus}
      style={{ ...rest.style, '--rows': rows, ...(maxRows !== undefined && { '--max-rows': maxRows }) } as object}
      className={classNames(styles['input'], styles['area'], maxRows !== undefined && styles['grows'], className)}
    />
  );
  if (counts === undefined) return box;
  const length = (value ?? '').length;
  return (
    <span className={styles['counted']}>
      {box}
      <span
        className={styles['count']}
        data-over={length > counts || undefined}
        data-near={length >= counts * NEAR || undefined}
      >
        {`${length} / ${counts}`}
      </span>
    </span>
  );
};
