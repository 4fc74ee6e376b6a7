import { useQuery } from '@tanstack/react-query';
import type { LookupType } from '@amberway/contract/lookups/schemas';
import { lookupsQuery } from './queries.ts';
import { Select } from '../../ui/select/Select.tsx';

type Props = {
  type: LookupType;
  id?: string;
  value?: string | null;
  onChange?: (id: string | undefined) => void;
  /** The record's current entry, which may have left the list since. */
  known?: { _id: string; name: string } | null | undefined;
  placeholder?: string;
};

/** One entry of an administrator-managed list, stored by id. */
export const LookupIdSelect = ({ type, id, value, onChange, known, placeholder = 'Select' }: Props) => {
  const { data = [], isPending } = useQuery(lookupsQuery(type));
  const missing = known && known._id === value && !data.some(({ _id }) => _id === known._id);
  const entries: readonly { _id: string; name: string }[] = missing ? [...data, known] : data;
  return (
    <Select
      id={id}
      clearable
      searchable
      loading={isPending}
      value={value}
      onChange={(next) => onChange?.(next ?? undefined)}
      options={entries.map(({ _id, name }) => ({ value: _id, label: name }))}
      placeholder={placeholder}
    />
  );
};
