import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { DATE_FORMAT } from '@amberway/contract/kernel/dates';
import { FormField } from './FormField.tsx';

type Props = {
  name: string | (string | number)[];
  label: string;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** Days (YYYY-MM-DD) between which one can be picked. */
  min?: string | undefined;
  max?: string | undefined;
  onPicked?: (day: string | null) => void;
};

const DAY = 'YYYY-MM-DD';

/** A calendar day. The form holds it as text, since a birthday is the same day in every zone. */
export const DayField = ({ name, label, hint, disabled, min, max, onPicked }: Props) => (
  <FormField
    name={name}
    label={label}
    hint={hint}
    getValueProps={(day: string | null | undefined) => ({ value: day ? dayjs(day) : null })}
    getValueFromEvent={(picked: Dayjs | null) => picked?.format(DAY) ?? null}
  >
    <DatePicker
      format={DATE_FORMAT}
      style={{ width: '100%' }}
      disabledDate={(date) => {
        const day = date.format(DAY);
        return (min !== undefined && day < min) || (max !== undefined && day > max);
      }}
      onChange={(picked) => onPicked?.(picked?.format(DAY) ?? null)}
      {...(disabled === undefined ? {} : { disabled })}
    />
  </FormField>
);
