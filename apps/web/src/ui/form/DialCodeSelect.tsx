import { Select } from 'antd';
import { DIAL_CODES } from '@amberway/contract/places/countries';

type Props = { id?: string; disabled?: boolean; value?: string | null; onChange?: (dialCode: string | null) => void };

const OPTIONS = DIAL_CODES.map(({ dialCode, countries }) => ({
  value: dialCode,
  label: dialCode,
  countries: countries.join(', '),
}));

/** The code before a phone number; typing a country finds it. */
export const DialCodeSelect = ({ value, onChange, ...rest }: Props) => (
  <Select
    {...rest}
    allowClear
    showSearch={{
      filterOption: (typed, option) =>
        `${option?.label} ${option?.countries}`.toLowerCase().includes(typed.trim().toLowerCase()),
    }}
    value={value || null}
    onChange={(dialCode: string | undefined) => onChange?.(dialCode ?? null)}
    options={OPTIONS}
    optionRender={({ data }) => `${data.label} ${data.countries}`}
    popupMatchSelectWidth={280}
    placeholder="+61"
  />
);
