import type { ReactNode } from 'react';
import { DayPicker } from '../pick/DayPicker.tsx';
import { type FieldName, FormField } from './FormField.tsx';

type Props<V> = {
  name: FieldName<NoInfer<V>>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean | undefined;
  /** The first and last day (YYYY-MM-DD) that can be picked. */
  min?: string | undefined;
  max?: string | undefined;
  onPicked?: (day: string | null) => void;
};

/** A calendar-day field of the record. */
export const DayField = <V extends object = object>({ disabled, min, max, onPicked, ...field }: Props<V>) => (
  <FormField<V> {...field}>
    <DayPicker min={min} max={max} disabled={disabled} onChange={onPicked} />
  </FormField>
);
