import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { DATE_TIME_FORMAT } from '@amberway/contract/kernel/dates';
import { useMe } from '../../kernel/queries/me.ts';
import { clockIn, dayIn, instantOf } from '../dates.ts';
import { FormField } from './FormField.tsx';

type Props = {
  name: string | (string | number)[];
  label: string;
  hint?: ReactNode;
  labelHidden?: boolean;
  required?: boolean;
  className?: string;
  /** Nothing before this instant can be picked. */
  after?: string | null | undefined;
  onPicked?: (instant: string | null) => void;
};

const MINUTE_STEP = 5;
const upTo = (count: number) => Array.from({ length: Math.max(0, count) }, (_, value) => value);

/** Hours and minutes of the first day that lie before its beginning. */
const hoursBefore = (start: Dayjs, day: Dayjs | null) =>
  !day || !day.isSame(start, 'day')
    ? {}
    : {
        disabledHours: () => upTo(start.hour()),
        disabledMinutes: (hour: number) => (hour === start.hour() ? upTo(start.minute() + 1) : []),
      };

/** A moment on the viewer's clock. The form holds the instant; the picker only ever sees a wall clock. */
export const InstantField = ({ after, onPicked, ...field }: Props) => {
  const { timeZone: zone } = useMe();
  const wall = (instant: string) => dayjs(`${dayIn(instant, zone)}T${clockIn(instant, zone)}`);
  const toInstant = (picked: Dayjs | null) =>
    picked ? instantOf(picked.format('YYYY-MM-DD'), picked.format('HH:mm'), zone) : null;
  const first = after ? wall(after) : null;
  return (
    <FormField
      {...field}
      getValueProps={(instant: string | null | undefined) => ({ value: instant ? wall(instant) : null })}
      getValueFromEvent={toInstant}
    >
      <DatePicker
        showTime={{ format: 'hh:mm A', use12Hours: true, minuteStep: MINUTE_STEP }}
        format={DATE_TIME_FORMAT}
        style={{ width: '100%' }}
        needConfirm={false}
        // Enter means the moment that was typed, not the whole form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={(picked: Dayjs | null) => onPicked?.(toInstant(picked))}
        {...(first && {
          disabledDate: (date: Dayjs) => date.isBefore(first, 'day'),
          disabledTime: (date: Dayjs | null) => hoursBefore(first, date),
        })}
      />
    </FormField>
  );
};
