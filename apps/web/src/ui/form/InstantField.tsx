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
  /** Nothing up to this instant can be picked. */
  after?: string | null | undefined;
  onPicked?: (instant: string | null) => void;
};

/** A moment of the record, on the viewer's clock. */
export const InstantField = <V extends object = object>({ after, onPicked, ...field }: Props<V>) => (
  <FormField<V> {...field}>
    <MomentPicker after={after} onChange={onPicked} />
  </FormField>
);
