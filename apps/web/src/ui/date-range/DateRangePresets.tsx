import { DATE_PRESETS, type DatePreset } from '@amberway/contract/shell/date-presets';
import { type DateRange, rangeOf } from './presets.ts';
import { Select } from '../select/Select.tsx';

type Props = {
  value?: DatePreset;
  onChange: (range: DateRange) => void;
  timeZone?: string | null;
  label?: string;
};

export const DEFAULT_PRESET: DatePreset = 'All Time';

const OPTIONS = DATE_PRESETS.map((value) => ({ value, label: value }));

/** The date range, in the viewer's calendar. */
export const DateRangePresets = ({ value = DEFAULT_PRESET, onChange, timeZone, label = 'Date range' }: Props) => (
  <Select<DatePreset>
    value={value}
    options={OPTIONS}
    aria-label={label}
    minWidth={160}
    onChange={(preset) => onChange(rangeOf(preset, timeZone))}
  />
);
