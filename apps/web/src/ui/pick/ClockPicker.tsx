import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { TIME_FORMAT } from '@amberway/contract/kernel/dates';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { controlOf, MINUTE_STEP, type PickControl } from './pick-control.ts';
import styles from './pick.module.css';
import { readClock } from './read-text.ts';
import { useTypedValue } from './use-typed-value.ts';

/** A time of day, stored as HH:mm and shown like every other time. */
export const ClockPicker = ({ value, onChange, onBlur, ...control }: PickControl) => {
  const { around, pick, settle } = useTypedValue({
    value,
    onChange,
    onSettled: onBlur,
    read: readClock,
    unreadable: pickTexts.clock,
  });
  return (
    <div className={styles['picker']} role="presentation" {...around}>
      <TimePicker
        {...controlOf(control)}
        value={value ? dayjs(`2000-01-01T${value}`) : null}
        format={TIME_FORMAT}
        use12Hours
        minuteStep={MINUTE_STEP}
        needConfirm={false}
        preserveInvalidOnBlur
        onChange={(picked: Dayjs | null) => pick(picked?.format('HH:mm') ?? null)}
        onBlur={settle}
      />
    </div>
  );
};
