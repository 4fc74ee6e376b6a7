import { zonesOfCountry } from '@amberway/contract/places/country-zones';
import { findTimeZone, TIME_ZONES, type TimeZone } from '@amberway/contract/places/time-zones';
import { Select } from '../select/Select.tsx';

type Props = {
  id?: string;
  disabled?: boolean;
  value?: string | null;
  onChange?: (zone: string | null) => void;
  /** Its zones are listed first. */
  country?: string | null | undefined;
};

const asOption = ({ zone, label, regions }: TimeZone) => ({ value: zone, label, find: regions.join(' ') });
const OPTIONS = TIME_ZONES.map(asOption);

const optionsFor = (country: string) => {
  const first = zonesOfCountry(country);
  if (first.length === 0) return OPTIONS;
  return [
    { label: country, options: first.map(asOption) },
    { label: 'All other time zones', options: TIME_ZONES.filter((zone) => !first.includes(zone)).map(asOption) },
  ];
};

/** A time zone, stored by its IANA name and shown by its label; typing a city finds it too. */
export const TimeZoneSelect = ({ value, onChange, country, ...rest }: Props) => (
  <Select
    {...rest}
    clearable
    searchable
    // A region with its own name, such as Australia/Hobart, is shown by the zone it belongs to.
    value={value}
    shownAs={value ? (findTimeZone(value)?.label ?? value) : ''}
    onChange={onChange}
    options={optionsFor(country ?? '')}
    placeholder="Select"
  />
);
