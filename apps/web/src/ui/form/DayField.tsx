import type { ReactNode } from 'react';
import { DayPicker } from '../pick/DayPicker.tsx';
import { FormField } from './FormField.tsx';

type Props = {
  name: string | (string | number)[];
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean | undefined;
  /** Days (YYYY-MM-DD) between which one can be picked. */
  min?: string | undefined;
  max?: string | undefined;
  onPicked?: (day: string | null) => void;
};

/** A calendar day of the record. */
export const DayField = ({ disabled, min, max, onPicked, ...field }: Props) => (
  <FormField {...field}>
    <DayPicker min={min} max={max} disabled={disabled} onChange={onPicked} />
  </FormField>
);
