import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { DATE_TIME_FORMAT } from '@amberway/contract/kernel/dates';
import { useMe } from '../../../kernel/queries/me.ts';
import { clockIn, dayIn, instantOf } from '../../../ui/dates.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';

/** A moment, on the viewer's clock. */
export const DateTimeWidget = (props: WidgetProps) => {
  const { timeZone: zone } = useMe();
  return (
    <FormField
      {...fieldProps(props)}
      getValueProps={(instant: string | null) => ({
        value: instant ? dayjs(`${dayIn(instant, zone)}T${clockIn(instant, zone)}`) : null,
      })}
      getValueFromEvent={(picked: Dayjs | null) =>
        picked ? instantOf(picked.format('YYYY-MM-DD'), picked.format('HH:mm'), zone) : null
      }
    >
      <DatePicker showTime={{ format: 'HH:mm', minuteStep: 5 }} format={DATE_TIME_FORMAT} style={{ width: '100%' }} />
    </FormField>
  );
};
