import { DIAL_CODES } from '@amberway/contract/places/countries';
import { Select } from '../select/Select.tsx';

type Props = { id?: string; disabled?: boolean; value?: string | null; onChange?: (dialCode: string | null) => void };

const OPTIONS = DIAL_CODES.map(({ dialCode, countries }) => ({
  value: dialCode,
  label: dialCode,
  find: countries.join(', '),
}));

/** The country code of a phone number; typing a country finds it. */
export const DialCodeSelect = ({ value, onChange, ...rest }: Props) => (
  <Select
    {...rest}
    clearable
    searchable
    value={value}
    onChange={onChange}
    options={OPTIONS}
    renderOption={({ label, find }) => `${label} ${find}`}
    listWidth={280}
    placeholder="Select"
  />
);
