import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { DATE_FORMAT } from '@amberway/contract/kernel/dates';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { formatDay } from '../dates.ts';
import { controlOf, type PickControl } from './pick-control.ts';
import styles from './pick.module.css';
import { readDay } from './read-text.ts';
import { useTypedValue } from './use-typed-value.ts';

type Props = PickControl & {
  /** The first and last day (YYYY-MM-DD) that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
};

const DAY = 'YYYY-MM-DD';

/** A calendar day as text (YYYY-MM-DD), since a birthday is the same day in every zone. */
export const DayPicker = ({ value, onChange, onBlur, min, max, ...control }: Props) => {
  const refusal = (day: string) => {
    if (min !== undefined && day < min) return pickTexts.from(formatDay(min));
    return max !== undefined && day > max ? pickTexts.until(formatDay(max)) : null;
  };
  const { around, pick, settle } = useTypedValue({
    value,
    onChange,
    onSettled: onBlur,
    read: readDay,
    unreadable: pickTexts.day,
    refusal,
  });
  return (
    <div className={styles['picker']} role="presentation" {...around}>
      <DatePicker
        {...controlOf(control)}
        value={value ? dayjs(value) : null}
        format={DATE_FORMAT}
        disabledDate={(date) => refusal(date.format(DAY)) !== null}
        preserveInvalidOnBlur
        onChange={(picked: Dayjs | null) => pick(picked?.format(DAY) ?? null)}
        onBlur={settle}
      />
    </div>
  );
};
