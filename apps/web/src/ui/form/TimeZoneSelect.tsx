import { Select } from 'antd';
import { findTimeZone, TIME_ZONES } from '@amberway/contract/places/time-zones';

type Props = { id?: string; disabled?: boolean; value?: string | null; onChange?: (zone: string | null) => void };

const OPTIONS = TIME_ZONES.map(({ zone, label, regions }) => ({ value: zone, label, regions: regions.join(' ') }));

/** A time zone by its IANA name, shown by its label; typing a city finds it too. */
export const TimeZoneSelect = ({ value, onChange, ...rest }: Props) => (
  <Select
    {...rest}
    allowClear
    showSearch={{
      filterOption: (typed, option) =>
        `${option?.label} ${option?.regions}`.toLowerCase().includes(typed.trim().toLowerCase()),
    }}
    // A region of its own name, such as Australia/Hobart, is shown by the zone it belongs to.
    value={value ? { value, label: findTimeZone(value)?.label ?? value } : null}
    labelInValue
    onChange={(next: { value: string; label: string } | undefined) => onChange?.(next?.value ?? null)}
    options={OPTIONS}
    placeholder="Select"
  />
);
