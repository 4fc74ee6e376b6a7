import { FormField } from '../../../ui/form/FormField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import { SvgInput } from './SvgInput.tsx';

export const SvgWidget = (props: WidgetProps) => (
  <FormField {...fieldProps(props)}>
    <SvgInput label={props.field.label} />
  </FormField>
);
