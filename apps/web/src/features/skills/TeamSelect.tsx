import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaskPerson } from '@amberway/contract/tasks/schemas';
import { searchBusinessUsers } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { MultiSelect } from '../../ui/select/MultiSelect.tsx';
import { useDisabled } from '../../ui/kit/disabled.ts';

const PAUSE_MS = 300;

type Named = Pick<TaskPerson, '_id' | 'firstName' | 'lastName'>;
type Props = {
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
  /** The record's current helpers. */
  known: readonly Named[];
};

/** Business users who help with a skill, with type-ahead search by name. */
export const TeamSelect = ({ id, value = [], onChange, known }: Props) => {
  const componentDisabled = useDisabled();
  const [search, setSearch] = useState('');
  const [met, setMet] = useState<readonly Named[]>(known);
  const debounced = useDebounced(search.trim(), PAUSE_MS);
  const { data = [], isFetching } = useQuery({
    queryKey: ['users', 'team', debounced],
    queryFn: async ({ signal }) =>
      (await call(searchBusinessUsers, { query: debounced ? { query: debounced } : {} }, { signal })).data,
    placeholderData: keepPreviousData,
    // Read-only forms need no options, and a family may not load them.
    enabled: !componentDisabled,
  });
  // The selected people keep their names while the search shows others.
  const chosen = [...met, ...data].filter(
    (one, i, all) => value.includes(one._id) && all.findIndex(({ _id }) => _id === one._id) === i,
  );
  const offered = [...chosen, ...data.filter(({ _id }) => !value.includes(_id))];
  return (
    <MultiSelect
      id={id}
      value={value}
      loading={isFetching || debounced !== search.trim()}
      onSearch={setSearch}
      placeholder="Search by name or email"
      options={offered.map((person) => ({ value: person._id, label: fullName(person) }))}
      onChange={(next) => {
        setMet(offered.filter(({ _id }) => next.includes(_id)));
        onChange?.(next);
      }}
    />
  );
};
