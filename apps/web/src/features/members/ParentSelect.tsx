import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '@amberway/contract/members/schemas';
import { listLeanUsers } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { Select } from '../../ui/select/Select.tsx';

type Parent = Member['parent'];
type Props = {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** The record's current parent. */
  known?: Parent | undefined;
  disabled?: boolean;
};

const SELECT_DEBOUNCE_MS = 300;
const label = (parent: Parent) => `${fullName(parent)} (${parent.email})`;

/** A customer, searched by name or e-mail. */
export const ParentSelect = ({ value, onChange, known, ...rest }: Props) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Parent | null>(null);
  const search = useDebounced(typed.trim(), SELECT_DEBOUNCE_MS);
  const found = useQuery({
    queryKey: ['users', 'lean', 'customer', search],
    queryFn: async ({ signal }) =>
      (await call(listLeanUsers, { params: { type: 'customer' }, query: search ? { search } : {} }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  const people: Parent[] = found.data ?? [];
  const current = [chosen, known, ...people].find((person) => person?._id === value);
  return (
    <Select
      {...rest}
      onSearch={setTyped}
      loading={found.isFetching || search !== typed.trim()}
      value={value}
      shownAs={current ? label(current) : '…'}
      placeholder="Search by name or email"
      none={found.isPending ? 'Searching…' : 'Nobody found'}
      onChange={(next) => {
        setChosen(people.find(({ _id }) => _id === next) ?? null);
        onChange?.(next);
      }}
      options={people.map((person) => ({ value: person._id, label: label(person) }))}
    />
  );
};
