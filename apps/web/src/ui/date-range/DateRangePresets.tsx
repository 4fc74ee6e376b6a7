import { DATE_PRESETS, type DatePreset } from '@amberway/contract/shell/date-presets';
import { type DateRange, rangeOf } from './presets.ts';
import type { Option } from '../select/options.ts';
import { NativeSelect } from '../select/NativeSelect.tsx';

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
  <NativeSelect<DatePreset, Option<DatePreset>>
    value={value}
    options={OPTIONS}
    aria-label={label}
    minWidth={160}
    onChange={(preset) => preset && onChange(rangeOf(preset, timeZone))}
  />
);
