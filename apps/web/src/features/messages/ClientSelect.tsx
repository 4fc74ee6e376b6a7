import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publicPersonQuery } from '../../kernel/queries/user.ts';
import { fullName } from '../../ui/people/full-name.ts';
import styles from './messages.module.css';
import { type ClientOption, useClientSearch } from './use-client-search.ts';
import { Select } from '../../ui/select/Select.tsx';

type Props = { id: string; value: string | null; onChange: (client: string | null) => void };

const clientOption = ({ label, hint }: { label: string; hint: string }) => (
  <span className={styles['option']}>
    {label}
    <small>{hint}</small>
  </span>
);

/** A family, with type-ahead search by name. */
export const ClientSelect = ({ id, value, onChange }: Props) => {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ClientOption | null>(null);
  const { clients, isPending, searching, error } = useClientSearch(search);
  const listed = [chosen, ...clients].find((one) => one?._id === value);
  // The URL may name a client who is not among the first results.
  const person = useQuery({
    ...publicPersonQuery('customer', value ?? ''),
    enabled: value !== null && !listed && !isPending,
  });
  const name = listed?.name ?? (person.data ? fullName(person.data) : '…');
  return (
    <Select
      id={id}
      clearable
      onSearch={setSearch}
      loading={searching}
      value={value}
      shownAs={name}
      placeholder="Search by name"
      none={isPending ? 'Searching…' : error ? 'The clients could not be loaded' : 'Nobody found'}
      onChange={(next) => {
        setChosen(clients.find(({ _id }) => _id === next) ?? null);
        setSearch('');
        onChange(next);
      }}
      options={clients.map((one) => ({ value: one._id, label: one.name, hint: one.hint }))}
      renderOption={clientOption}
    />
  );
};
