import { ContentField } from '../form/ContentField.ts';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { fieldProps, textFieldProps, isOptional, optionsOf, type WidgetProps } from '../form/widget.ts';
import { Select } from '../../../ui/select/Select.tsx';
import type { FormValues } from '../form/values.ts';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { NumberInput } from '../../../ui/kit/NumberInput.tsx';
import { Switch } from '../../../ui/kit/Switch.tsx';

// The widgets that consist of one control of the kit.

export const TextWidget = (props: WidgetProps) => (
  <ContentField {...textFieldProps(props)}>
    <Input autoComplete="off" />
  </ContentField>
);

export const TextAreaWidget = (props: WidgetProps) => (
  <ContentField {...textFieldProps(props)}>
    <TextArea rows={3} maxRows={12} />
  </ContentField>
);

export const EmailWidget = (props: WidgetProps) => (
  <ContentField {...textFieldProps(props)}>
    <Input type="email" autoComplete="off" />
  </ContentField>
);

export const PhoneWidget = (props: WidgetProps) => (
  <PhoneField<FormValues> {...fieldProps(props)} code={`${props.field.field}CountryCode`} />
);

export const LinkWidget = (props: WidgetProps) => (
  <ContentField {...textFieldProps(props)}>
    <Input inputMode="url" autoComplete="off" placeholder={props.field.hint ?? ''} />
  </ContentField>
);

export const NumberWidget = (props: WidgetProps) => (
  <ContentField {...fieldProps(props)}>
    <NumberInput min={0} precision={0} />
  </ContentField>
);

export const SwitchWidget = (props: WidgetProps) => (
  <ContentField {...fieldProps(props)} valuePropName="checked">
    <Switch />
  </ContentField>
);

export const SelectWidget = (props: WidgetProps) => {
  const { type, field, record } = props;
  const options = optionsOf(props);
  const stored = record?.[field.field];
  // A record can hold a value that is no longer offered.
  const offered = typeof stored === 'string' && stored && !options.includes(stored) ? [...options, stored] : options;
  const select = { options: offered.map((value) => ({ value, label: value })), placeholder: 'Select' };
  return (
    <ContentField {...fieldProps(props)}>
      <Select {...select} {...(isOptional(type, field.field) && { clearable: true })} />
    </ContentField>
  );
};
