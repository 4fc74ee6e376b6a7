import type { ReactNode } from 'react';
import { useForm } from './form-store.ts';
import { type FieldName, FormField } from './FormField.tsx';
import { PhoneInput } from './PhoneInput.tsx';

type Props<V> = {
  name: FieldName<NoInfer<V>>;
  /** The field with the country code: a pasted number fills in both. */
  code: FieldName<NoInfer<V>>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string;
};

export const PhoneField = <V extends object = object>({
  name,
  code,
  label,
  hint,
  required = false,
  ...input
}: Props<V>) => {
  const form = useForm();
  return (
    <FormField<V> name={name} label={label} hint={hint} required={required}>
      <PhoneInput {...input} onDialCode={(dialCode) => form.change(code, dialCode)} />
    </FormField>
  );
};
