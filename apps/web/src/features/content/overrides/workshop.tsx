import { clockIn, dayIn, instantOf } from '../../../ui/dates.ts';
import { ContentField } from '../form/ContentField.ts';
import { DayPicker } from '../../../ui/pick/DayPicker.tsx';
import { type Clock, clockParts, clockText, type Day, dayParts, dayText } from '../clock.ts';
import type { FormValues } from '../form/values.ts';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';

/** A day picker for the date parts of the wire format. */
const DayPartsWidget = (props: WidgetProps) => (
  <ContentField
    {...fieldProps(props)}
    toControl={(day: Day | null) => day && dayText(day)}
    fromControl={(text: string | null) => text && dayParts(text)}
  >
    <DayPicker />
  </ContentField>
);

/** The stored date and time are in the author's time zone; the viewer sees the same instant in their own. */
const onViewersClock = (values: FormValues, zone: string | null): FormValues => {
  const start = values['startTime'];
  if (typeof start !== 'string') return values;
  return { ...values, webinarDate: dayParts(dayIn(start, zone)), webinarTime: clockParts(clockIn(start, zone)) };
};

/** Date and time parts determine the start instant. */
const withStart = (values: FormValues, zone: string | null): FormValues => {
  const date = values['webinarDate'] as Day | null;
  const time = values['webinarTime'] as Clock | null;
  // A missing part is reported at its own field; a placeholder instant avoids a third error.
  if (!date || !time) return { ...values, startTime: new Date(0).toISOString() };
  return { ...values, startTime: instantOf(dayText(date), clockText(time), zone) };
};

export const workshopOverride: Override = {
  widgets: { webinarDate: DayPartsWidget },
  fromRecord: onViewersClock,
  toBody: withStart,
  imports: {
    webinarDate: 'as 2026-12-01',
    webinarTime: 'as 18:30, in your time zone',
    startTime: 'may be left out: it follows from the day and the time',
  },
};
