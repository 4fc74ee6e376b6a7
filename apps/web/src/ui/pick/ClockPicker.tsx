import { pickTexts } from '@amberway/contract/shell/pick-texts';
import type { PickControl } from './pick-control.ts';
import { PickField } from './PickField.tsx';
import { clockText, readClock } from './read-text.ts';
import { Times } from './Times.tsx';
import { useTypedValue } from './use-typed-value.ts';

/** A time of day, stored as HH:mm and shown like every other time. */
export const ClockPicker = ({ value, onChange, onBlur, ...control }: PickControl) => {
  const typed = useTypedValue({
    value,
    onChange,
    onSettled: onBlur,
    read: readClock,
    unreadable: pickTexts.clock,
  });
  return (
    <PickField
      {...control}
      shown={value ? clockText(value) : ''}
      placeholder="hh:mm AM"
      icon="clock"
      label="Choose a time"
      typed={typed}
    >
      {(close) => (
        <Times
          value={value ?? null}
          onChoose={(clock) => {
            typed.choose(clock);
            close();
          }}
        />
      )}
    </PickField>
  );
};
