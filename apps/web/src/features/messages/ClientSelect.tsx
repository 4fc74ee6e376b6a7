import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { publicPersonQuery } from '../../kernel/queries/user.ts';
import { fullName } from '../../ui/people/full-name.ts';
import styles from './messages.module.css';
import { type ClientOption, useClientSearch } from './use-client-search.ts';

type Props = { id: string; value: string | null; onChange: (client: string | null) => void };

const clientOption = ({ label, hint }: { label: string; hint: string }) => (
  <span className={styles['option']}>
    {label}
    <small>{hint}</small>
  </span>
);

/** A family, found by name while one types. */
export const ClientSelect = ({ id, value, onChange }: Props) => {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ClientOption | null>(null);
  const { clients, isPending, isFetching, error } = useClientSearch(words);
  const listed = [chosen, ...clients].find((one) => one?._id === value);
  // The address may name someone who is not among the first.
  const person = useQuery({
    ...publicPersonQuery('customer', value ?? ''),
    enabled: value !== null && !listed && !isPending,
  });
  const name = listed?.name ?? (person.data ? fullName(person.data) : '…');
  return (
    <Select
      id={id}
      allowClear
      showSearch={{ filterOption: false, onSearch: setWords }}
      loading={isFetching}
      value={value ? { value, label: name } : null}
      labelInValue
      placeholder="Search by name"
      notFoundContent={isPending ? 'Searching…' : error ? 'The clients could not be loaded' : 'Nobody found'}
      onChange={(next: { value: string; label: string } | null | undefined) => {
        setChosen(clients.find(({ _id }) => _id === next?.value) ?? null);
        setWords('');
        onChange(next?.value ?? null);
      }}
      options={clients.map((one) => ({ value: one._id, label: one.name, hint: one.hint }))}
      optionRender={({ data }) => clientOption(data)}
    />
  );
};
