import type { ReactNode } from 'react';
import { MomentPicker } from '../pick/MomentPicker.tsx';
import { FormField } from './FormField.tsx';

type Props = {
  name: string | (string | number)[];
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
export const InstantField = ({ after, onPicked, ...field }: Props) => (
  <FormField {...field}>
    <MomentPicker after={after} onChange={onPicked} />
  </FormField>
);
