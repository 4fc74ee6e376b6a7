import { Input, InputNumber, Switch } from 'antd';
import { FormField } from '../../../ui/form/FormField.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { fieldProps, textFieldProps, isOptional, optionsOf, type WidgetProps } from '../form/widget.ts';
import { Select } from '../../../ui/select/Select.tsx';

// The widgets that are one control of the component library.

export const TextWidget = (props: WidgetProps) => (
  <FormField {...textFieldProps(props)}>
    <Input autoComplete="off" />
  </FormField>
);

export const TextAreaWidget = (props: WidgetProps) => (
  <FormField {...textFieldProps(props)}>
    <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
  </FormField>
);

export const EmailWidget = (props: WidgetProps) => (
  <FormField {...textFieldProps(props)}>
    <Input type="email" autoComplete="off" />
  </FormField>
);

export const PhoneWidget = (props: WidgetProps) => (
  <PhoneField {...fieldProps(props)} code={`${props.field.field}CountryCode`} />
);

export const LinkWidget = (props: WidgetProps) => (
  <FormField {...textFieldProps(props)}>
    <Input inputMode="url" autoComplete="off" placeholder={props.field.hint ?? ''} />
  </FormField>
);

export const NumberWidget = (props: WidgetProps) => (
  <FormField {...fieldProps(props)}>
    <InputNumber min={0} precision={0} style={{ width: '100%' }} />
  </FormField>
);

export const SwitchWidget = (props: WidgetProps) => (
  <FormField {...fieldProps(props)} valuePropName="checked">
    <Switch />
  </FormField>
);

export const SelectWidget = (props: WidgetProps) => {
  const { type, field, record } = props;
  const options = optionsOf(props);
  const kept = record?.[field.field];
  // A record can hold a value that is no longer offered.
  const offered = typeof kept === 'string' && kept && !options.includes(kept) ? [...options, kept] : options;
  const select = { options: offered.map((value) => ({ value, label: value })), placeholder: 'Select' };
  return (
    <FormField {...fieldProps(props)}>
      <Select {...select} {...(isOptional(type, field.field) && { clearable: true })} />
    </FormField>
  );
};
