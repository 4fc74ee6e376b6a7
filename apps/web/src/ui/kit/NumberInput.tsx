import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Input, type InputProps } from './Input.tsx';
import styles from './Input.module.css';

type NumberProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  value?: number | null | undefined;
  onChange?: ((value: number | null) => void) | undefined;
  min?: number;
  max?: number;
  /** Decimal places; 0 for whole numbers. */
  precision?: number;
  /** A unit after the number. */
  suffix?: ReactNode;
};

const DECIMALS_MAX = 9;
const READS_AS_NUMBER = /^-?\d*([.,]\d*)?$/;

const parse = (text: string, { min, max, precision }: Pick<NumberProps, 'min' | 'max' | 'precision'>) => {
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  if (Number.isNaN(number)) return null;
  const within = Math.min(Math.max(number, min ?? -Infinity), max ?? Infinity);
  return precision === undefined ? within : Number(within.toFixed(precision));
};

/** A number or nothing. Text that is not a number cannot be typed; leaving the field rounds it into its limits. */
export const NumberInput = ({ value, onChange, onBlur, min, max, precision, suffix, ...rest }: NumberProps) => {
  // The text being typed ('1.', '-') while it is not yet the number's own notation.
  const [typed, setTyped] = useState<string | null>(null);
  // What is set from elsewhere goes before what was typed.
  const shown = typed !== null && parse(typed, {}) === (value ?? null) ? typed : (value?.toString() ?? '');
  const limits = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(precision !== undefined && { precision }),
  };
  const input = (
    <Input
      {...rest}
      role="spinbutton"
      inputMode={precision === 0 ? 'numeric' : 'decimal'}
      autoComplete={rest.autoComplete ?? 'off'}
      aria-valuenow={value ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      className={classNames(suffix !== undefined && styles['withEnd'], rest.className)}
      value={shown}
      onChange={({ target }) => {
        const text = target.value.trim();
        if (!READS_AS_NUMBER.test(text)) return;
        setTyped(text);
        // Out of its limits while typing: the schema reports it, blur corrects it.
        onChange?.(parse(text, {}));
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (step === 0 || event.defaultPrevented || rest.readOnly) return;
        event.preventDefault();
        setTyped(null);
        // Rounded, since 0.7 + 1 is not 1.7.
        onChange?.(parse(((value ?? 0) + step).toFixed(DECIMALS_MAX), limits));
      }}
      onBlur={(event) => {
        if (typed !== null && shown === typed) onChange?.(parse(typed, limits));
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
  if (suffix === undefined) return input;
  return (
    <span className={styles['frame']}>
      {input}
      <span className={styles['suffix']}>{suffix}</span>
    </span>
  );
};
