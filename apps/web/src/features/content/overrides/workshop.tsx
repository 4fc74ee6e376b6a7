import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { DATE_FORMAT } from '@amberway/contract/kernel/dates';
import { clockIn, dayIn, instantOf } from '../../../ui/dates.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import type { FormValues } from '../form/values.ts';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';

type Day = { year: number; month: number; day: number };
type Clock = { hourSelect: number; minuteSelect: number };

const two = (number: number) => String(number).padStart(2, '0');
const dayText = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`;

/** A day in the parts in which it is sent. */
const DayPartsWidget = (props: WidgetProps) => (
  <FormField
    {...fieldProps(props)}
    getValueProps={(day: Day | null) => ({ value: day ? dayjs(dayText(day)) : null })}
    getValueFromEvent={(picked: Dayjs | null): Day | null =>
      picked ? { year: picked.year(), month: picked.month() + 1, day: picked.date() } : null
    }
  >
    <DatePicker format={DATE_FORMAT} style={{ width: '100%' }} />
  </FormField>
);

/** The wall clock was that of whoever wrote it; the viewer sees the same moment on their own. */
const onViewersClock = (values: FormValues, zone: string | null): FormValues => {
  const start = values['startTime'];
  if (typeof start !== 'string') return values;
  const [year = 0, month = 0, day = 0] = dayIn(start, zone).split('-').map(Number);
  const [hourSelect = 0, minuteSelect = 0] = clockIn(start, zone).split(':').map(Number);
  return { ...values, webinarDate: { year, month, day }, webinarTime: { hourSelect, minuteSelect } };
};

/** Date and time say when it starts; the moment itself follows from them. */
const withStart = (values: FormValues, zone: string | null): FormValues => {
  const date = values['webinarDate'] as Day | null;
  const time = values['webinarTime'] as Clock | null;
  // Which of the two is missing is said at its field; a moment keeps the form from saying it a third time.
  if (!date || !time) return { ...values, startTime: new Date(0).toISOString() };
  const startTime = instantOf(dayText(date), `${two(time.hourSelect)}:${two(time.minuteSelect)}`, zone);
  return { ...values, startTime };
};

export const workshopOverride: Override = {
  widgets: { webinarDate: DayPartsWidget },
  fromRecord: onViewersClock,
  toBody: withStart,
};
