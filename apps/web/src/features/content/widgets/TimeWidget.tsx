import { FormField } from '../../../ui/form/FormField.tsx';
import { ClockPicker } from '../../../ui/pick/ClockPicker.tsx';
import { type Clock, clockParts, clockText } from '../clock.ts';
import { fieldProps, type WidgetProps } from '../form/widget.ts';

/** Hour and minute on the clock. */
export const TimeWidget = (props: WidgetProps) => (
  <FormField
    {...fieldProps(props)}
    getValueProps={(clock: Clock | null) => ({ value: clock && clockText(clock) })}
    getValueFromEvent={(text: string | null) => text && clockParts(text)}
  >
    <ClockPicker />
  </FormField>
);
