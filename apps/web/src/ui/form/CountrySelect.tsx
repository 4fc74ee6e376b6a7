import { COUNTRIES } from '@amberway/contract/places/countries';
import { Select } from '../select/Select.tsx';

type Props = { id?: string; disabled?: boolean; value?: string | null; onChange?: (name: string | null) => void };

const OPTIONS = COUNTRIES.map(({ name, code }) => ({ value: name, label: name, find: code }));

/** A country, stored by its English name; typing the code finds it too. */
export const CountrySelect = ({ value, onChange, ...rest }: Props) => (
  <Select {...rest} clearable searchable value={value} onChange={onChange} options={OPTIONS} placeholder="Select" />
);
