import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { FormField } from '../../../ui/form/FormField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';

type Clock = { hourSelect: number; minuteSelect: number };

/** Hour and minute on the clock. */
export const TimeWidget = (props: WidgetProps) => (
  <FormField
    {...fieldProps(props)}
    getValueProps={(clock: Clock | null) => ({
      value: clock ? dayjs().hour(clock.hourSelect).minute(clock.minuteSelect).second(0) : null,
    })}
    getValueFromEvent={(picked: Dayjs | null): Clock | null =>
      picked ? { hourSelect: picked.hour(), minuteSelect: picked.minute() } : null
    }
  >
    <TimePicker format="HH:mm" minuteStep={5} needConfirm={false} style={{ width: '100%' }} />
  </FormField>
);
