import { Select } from 'antd';
import { COUNTRIES } from '@amberway/contract/places/countries';

type Props = { id?: string; disabled?: boolean; value?: string | null; onChange?: (name: string | null) => void };

const OPTIONS = COUNTRIES.map(({ name, code }) => ({ value: name, label: name, code }));

/** A country, held by its English name; typing the code finds it too. */
export const CountrySelect = ({ value, onChange, ...rest }: Props) => (
  <Select
    {...rest}
    allowClear
    showSearch={{
      filterOption: (typed, option) =>
        `${option?.label} ${option?.code}`.toLowerCase().includes(typed.trim().toLowerCase()),
    }}
    value={value || null}
    onChange={(name: string | undefined) => onChange?.(name ?? null)}
    options={OPTIONS}
    placeholder="Select"
  />
);
