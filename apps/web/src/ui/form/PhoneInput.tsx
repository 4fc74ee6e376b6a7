import { type ChangeEvent, useId, useState } from 'react';
import { userTexts } from '@amberway/contract/users/texts';
import { takePhone } from './phone-typing.ts';
import styles from './RecordForm.module.css';
import { Input } from '../kit/Input.tsx';

type Props = {
  id?: string;
  value?: string | null;
  onChange?: (number: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  autoComplete?: string;
  /** Called when a pasted number contains its country code. */
  onDialCode?: (dialCode: string) => void;
};

/** A phone number without its country code. Invalid input is rejected, and the field says so. */
export const PhoneInput = ({ value, onChange, onBlur, onDialCode, autoComplete = 'off', ...rest }: Props) => {
  const note = useId();
  const [refused, setRefused] = useState(false);
  // Null would make the input uncontrolled: it would show the rejected text.
  const text = value ?? '';
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const taken = takePhone(text, target.value);
    setRefused(taken === null);
    if (taken === null) return;
    onChange?.(taken.number);
    if (taken.dialCode) onDialCode?.(taken.dialCode);
  };
  return (
    <>
      <Input
        {...rest}
        type="tel"
        autoComplete={autoComplete}
        value={text}
        onChange={take}
        onBlur={() => {
          setRefused(false);
          onBlur?.();
        }}
        {...(refused && { 'aria-describedby': note })}
      />
      <div id={note} role="status" className={styles['refused']}>
        {refused && userTexts.phoneTyping}
      </div>
    </>
  );
};
