import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';
import { PhoneInput } from './PhoneInput.tsx';

type Name = string | (string | number)[];
type Props = {
  name: Name;
  /** The field beside it that holds the country code: a pasted number fills in both. */
  code: Name;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string;
};

export const PhoneField = ({ name, code, label, hint, required = false, ...input }: Props) => {
  const form = Form.useFormInstance();
  return (
    <FormField name={name} label={label} hint={hint} required={required}>
      <PhoneInput {...input} onDialCode={(dialCode) => form.setFieldValue(code, dialCode)} />
    </FormField>
  );
};
