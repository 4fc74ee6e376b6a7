import { DATE_TIME_FORMAT } from '@amberway/contract/kernel/dates';
import { trueDate } from '../../kernel/device/clock.ts';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { useMe } from '../../kernel/queries/me.ts';
import { clockIn, dayIn, formatDateTime, formatDay, instantOf } from '../dates.ts';
import { LazyCalendar } from './LazyCalendar.tsx';
import type { PickControl } from './pick-control.ts';
import { PickField } from './PickField.tsx';
import styles from './pick.module.css';
import { readDay, readMoment } from './read-text.ts';
import { Times } from './Times.tsx';
import { useTypedValue } from './use-typed-value.ts';

type Props = PickControl & {
  /** Only later instants can be chosen. */
  after?: string | null | undefined;
};

/** A moment on the viewer's clock; the value is the instant. */
export const MomentPicker = ({ value, onChange, onBlur, after, ...control }: Props) => {
  const { timeZone: zone } = useMe();
  const instantFrom = (text: string | null) => {
    const [day, clock] = text?.split(' ') ?? [];
    return day && clock ? instantOf(day, clock, zone) : null;
  };
  const typed = useTypedValue({
    value,
    onChange,
    onSettled: onBlur,
    read: (text) => instantFrom(readMoment(text)),
    unreadable: pickTexts.moment,
    refusal: (instant) => (after && instant <= after ? pickTexts.after(formatDateTime(after, zone)) : null),
  });
  const first = after ? dayIn(after, zone) : undefined;
  const typedDay = typed.text === null ? null : readDay(typed.text);
  const day = typedDay ?? (value ? dayIn(value, zone) : null);
  const clock = value ? clockIn(value, zone) : null;
  return (
    <PickField
      {...control}
      shown={value ? formatDateTime(value, zone) : ''}
      placeholder={DATE_TIME_FORMAT}
      icon="calendar"
      label="Choose a day and a time"
      typed={typed}
    >
      {(close) => (
        <div className={styles['both']}>
          <LazyCalendar
            value={day}
            min={first}
            onChoose={(next) => {
              // A day without its time stays in the field as if typed: on leaving, the field says what is missing.
              if (clock === null) typed.type(`${formatDay(next)} `);
              else typed.choose(instantOf(next, clock, zone));
            }}
          />
          <Times
            value={clock}
            after={after && day === first ? clockIn(after, zone) : undefined}
            onChoose={(next) => {
              // A time alone means the first day that can be chosen, or today.
              typed.choose(instantOf(day ?? first ?? dayIn(trueDate().toISOString(), zone), next, zone));
              close();
            }}
          />
        </div>
      )}
    </PickField>
  );
};
