import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { useMe } from '../../../kernel/queries/me.ts';
import { addDays, startOfDay } from '../../../ui/date-range/zoned-day.ts';
import { dayIn } from '../../../ui/dates.ts';
import { ContentField } from '../form/ContentField.ts';
import { DayPicker } from '../../../ui/pick/DayPicker.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';

/** The last millisecond of the day in the viewer's time zone. */
const endOfDay = (day: string, zone: string | null): string =>
  new Date(startOfDay(addDays(day, 1), zone ?? DEFAULT_TIME_ZONE).getTime() - 1).toISOString();

/** A day stored as its last millisecond, so that the whole day is included. */
export const DateWidget = (props: WidgetProps & { min?: string }) => {
  const { timeZone: zone } = useMe();
  return (
    <ContentField
      {...fieldProps(props)}
      toControl={(instant: string | null) => (instant ? dayIn(instant, zone) : null)}
      fromControl={(day: string | null) => day && endOfDay(day, zone)}
    >
      <DayPicker min={props.min} />
    </ContentField>
  );
};
