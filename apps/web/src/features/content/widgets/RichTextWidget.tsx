import { FormField } from '../../../ui/form/FormField.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';

export const RichTextWidget = (props: WidgetProps) => (
  <FormField {...fieldProps(props)}>
    <RichText label={props.field.label} />
  </FormField>
);
