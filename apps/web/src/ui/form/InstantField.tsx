import type { ReactNode } from 'react';
import { MomentPicker } from '../pick/MomentPicker.tsx';
import { type FieldName, FormField } from './FormField.tsx';

type Props<V> = {
  name: FieldName<NoInfer<V>>;
  label: string;
  hint?: ReactNode;
  labelHidden?: boolean;
  required?: boolean;
  className?: string;
  /** Only later instants can be picked. */
  after?: string | null | undefined;
  onPicked?: (instant: string | null) => void;
};

/** A date and time of the record, in the viewer's time zone. */
export const InstantField = <V extends object = object>({ after, onPicked, ...field }: Props<V>) => (
  <FormField<V> {...field}>
    <MomentPicker after={after} onChange={onPicked} />
  </FormField>
);
