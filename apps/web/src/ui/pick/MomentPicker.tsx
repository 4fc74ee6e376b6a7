import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { DATE_TIME_FORMAT, TIME_FORMAT } from '@amberway/contract/kernel/dates';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { useMe } from '../../kernel/queries/me.ts';
import { clockIn, dayIn, formatDateTime, instantOf } from '../dates.ts';
import { controlOf, MINUTE_STEP, type PickControl } from './pick-control.ts';
import styles from './pick.module.css';
import { readMoment } from './read-text.ts';
import { useTypedValue } from './use-typed-value.ts';

type Props = PickControl & {
  /** Only later instants can be chosen. */
  after?: string | null | undefined;
};

const upTo = (count: number) => Array.from({ length: Math.max(0, count) }, (_, value) => value);

/** Hours and minutes of the first day that lie before the start. */
const hoursBefore = (start: Dayjs, day: Dayjs | null) =>
  !day || !day.isSame(start, 'day')
    ? {}
    : {
        disabledHours: () => upTo(start.hour()),
        disabledMinutes: (hour: number) => (hour === start.hour() ? upTo(start.minute() + 1) : []),
      };

/** A date and time in the viewer's zone. The value is the instant; Ant Design only gets the local time. */
export const MomentPicker = ({ value, onChange, onBlur, after, ...control }: Props) => {
  const { timeZone: zone } = useMe();
  const wall = (instant: string) => dayjs(`${dayIn(instant, zone)}T${clockIn(instant, zone)}`);
  const instantFrom = (text: string | null) => {
    const [day, clock] = text?.split(' ') ?? [];
    return day && clock ? instantOf(day, clock, zone) : null;
  };
  const { around, pick, settle } = useTypedValue({
    value,
    onChange,
    onSettled: onBlur,
    read: (text) => instantFrom(readMoment(text)),
    unreadable: pickTexts.moment,
    refusal: (instant) => (after && instant <= after ? pickTexts.after(formatDateTime(after, zone)) : null),
  });
  const first = after ? wall(after) : null;
  return (
    <div className={styles['picker']} role="presentation" {...around}>
      <DatePicker
        {...controlOf(control)}
        value={value ? wall(value) : null}
        showTime={{ format: TIME_FORMAT, use12Hours: true, minuteStep: MINUTE_STEP }}
        format={DATE_TIME_FORMAT}
        needConfirm={false}
        preserveInvalidOnBlur
        onChange={(picked: Dayjs | null) => pick(instantFrom(picked?.format('YYYY-MM-DD HH:mm') ?? null))}
        onBlur={settle}
        {...(first && {
          disabledDate: (date: Dayjs) => date.isBefore(first, 'day'),
          disabledTime: (date: Dayjs | null) => hoursBefore(first, date),
        })}
      />
    </div>
  );
};
