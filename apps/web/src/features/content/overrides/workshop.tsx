import { clockIn, dayIn, instantOf } from '../../../ui/dates.ts';
import { ContentField } from '../form/ContentField.ts';
import { DayPicker } from '../../../ui/pick/DayPicker.tsx';
import { type Clock, clockParts, clockText, type Day, dayParts, dayText } from '../clock.ts';
import type { FormValues } from '../form/values.ts';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';

/** A day in the parts in which it is sent. */
const DayPartsWidget = (props: WidgetProps) => (
  <ContentField
    {...fieldProps(props)}
    getValueProps={(day: Day | null) => ({ value: day && dayText(day) })}
    getValueFromEvent={(text: string | null) => text && dayParts(text)}
  >
    <DayPicker />
  </ContentField>
);

/** The wall clock was that of whoever wrote it; the viewer sees the same moment on their own. */
const onViewersClock = (values: FormValues, zone: string | null): FormValues => {
  const start = values['startTime'];
  if (typeof start !== 'string') return values;
  return { ...values, webinarDate: dayParts(dayIn(start, zone)), webinarTime: clockParts(clockIn(start, zone)) };
};

/** Date and time say when it starts; the moment itself follows from them. */
const withStart = (values: FormValues, zone: string | null): FormValues => {
  const date = values['webinarDate'] as Day | null;
  const time = values['webinarTime'] as Clock | null;
  // Which of the two is missing is said at its field; a moment keeps the form from saying it a third time.
  if (!date || !time) return { ...values, startTime: new Date(0).toISOString() };
  return { ...values, startTime: instantOf(dayText(date), clockText(time), zone) };
};

export const workshopOverride: Override = {
  widgets: { webinarDate: DayPartsWidget },
  fromRecord: onViewersClock,
  toBody: withStart,
};
