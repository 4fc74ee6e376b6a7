import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../../ui/people/full-name.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { staffNamesQuery } from './queries.ts';
import { MultiSelect } from '../../ui/select/MultiSelect.tsx';

const PAUSE_MS = 300;

type Named = { _id: string; firstName: string; lastName: string };
type Props = { id?: string; value?: string[]; onChange?: (ids: string[]) => void };

/** Any number of business users, with type-ahead search by name. None means all. */
export const StaffSelect = ({ id, value = [], onChange }: Props) => {
  const [search, setSearch] = useState('');
  const [met, setMet] = useState<readonly Named[]>([]);
  const debounced = useDebounced(search.trim(), PAUSE_MS);
  const { data = [], isFetching } = useQuery(staffNamesQuery(debounced));
  // The selected people keep their names while the search shows others.
  const known = new Map([...met, ...data].map((person) => [person._id, person]));
  const offered = [...new Set([...value, ...data.map(({ _id }) => _id)])];
  return (
    <MultiSelect
      id={id}
      clearable
      value={value}
      loading={isFetching || debounced !== search.trim()}
      onSearch={setSearch}
      placeholder="All business users"
      none="Nobody found"
      options={offered.map((one) => {
        const person = known.get(one);
        return { value: one, label: person ? fullName(person) : '…' };
      })}
      onChange={(next) => {
        setMet([...known.values()].filter(({ _id }) => next.includes(_id)));
        onChange?.(next);
      }}
    />
  );
};
