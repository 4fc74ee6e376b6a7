import { DATE_FORMAT } from '@amberway/contract/kernel/dates';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { formatDay } from '../dates.ts';
import { LazyCalendar } from './LazyCalendar.tsx';
import type { PickControl } from './pick-control.ts';
import { PickField } from './PickField.tsx';
import { readDay } from './read-text.ts';
import { useTypedValue } from './use-typed-value.ts';

type Props = PickControl & {
  /** The first and last day (YYYY-MM-DD) that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A calendar day as text (YYYY-MM-DD), since a birthday is the same day in every zone. */
export const DayPicker = ({ value, onChange, onBlur, min, max, ...control }: Props) => {
  const refusal = (day: string) => {
    if (min !== undefined && day < min) return pickTexts.from(formatDay(min));
    return max !== undefined && day > max ? pickTexts.until(formatDay(max)) : null;
  };
  const typed = useTypedValue({
    value,
    onChange,
    onSettled: onBlur,
    read: readDay,
    unreadable: pickTexts.day,
    refusal,
  });
  return (
    <PickField
      {...control}
      shown={value ? formatDay(value) : ''}
      placeholder={DATE_FORMAT}
      icon="calendar"
      label="Choose a day"
      typed={typed}
    >
      {(close) => (
        <LazyCalendar
          value={value ?? null}
          min={min}
          max={max}
          onChoose={(day) => {
            typed.choose(day);
            close();
          }}
        />
      )}
    </PickField>
  );
};
