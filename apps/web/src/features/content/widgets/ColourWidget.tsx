import { DEFAULT_COLOUR } from '@amberway/contract/content/types/asset';
import { FormField } from '../../../ui/form/FormField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import { ColourInput } from './ColourInput.tsx';

export const ColourWidget = (props: WidgetProps) => (
  <FormField {...fieldProps(props)} hint="What is drawn in this colour takes the colour a child chooses.">
    <ColourInput label={props.field.label} fallback={DEFAULT_COLOUR} />
  </FormField>
);
