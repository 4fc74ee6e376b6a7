import { useQuery } from '@tanstack/react-query';
import type { LookupType } from '@amberway/contract/lookups/schemas';
import { lookupsQuery } from './queries.ts';
import { Select } from '../../ui/select/Select.tsx';

type Props = {
  type: LookupType;
  id?: string;
  value?: string | null;
  onChange?: (name: string | null) => void;
  /** Label of an entry, if it differs from its name. */
  labelOf?: (name: string) => string;
  placeholder?: string;
  disabled?: boolean;
};

/** One entry of an administrator-managed list, stored by name. */
export const LookupSelect = ({
  type,
  id,
  value,
  onChange,
  labelOf = (name) => name,
  placeholder,
  disabled = false,
}: Props) => {
  const { data = [], isPending } = useQuery(lookupsQuery(type));
  const names = data.map(({ name }) => name);
  // A record can hold an entry that has left the list since.
  const offered = value && !names.includes(value) ? [...names, value] : names;
  return (
    <Select
      id={id}
      clearable
      searchable
      disabled={disabled}
      loading={isPending}
      value={value}
      onChange={onChange}
      options={offered.map((name) => ({ value: name, label: labelOf(name) }))}
      placeholder={placeholder ?? 'Select'}
    />
  );
};
