import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayOpen } from '@amberway/contract/shell/routes';
import { listLeanUsers, listUsers, type UserListType } from '@amberway/contract/users/endpoints';
import { call } from '../../../kernel/api.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { publicPersonQuery } from '../../../kernel/queries/user.ts';
import type { FilterOption, ListFilter } from '../../../ui/list/filters.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { resourceLabels } from '../labels.ts';

const PAGE = 50;
/** The roles that can create a resource. */
const MAKERS = ['business', 'admin'] as const satisfies readonly UserListType[];

type Named = { _id: string; firstName: string; lastName: string | null };
const optionOf = (person: Named): FilterOption => ({ value: person._id, label: fullName(person) });

/** Administrators use the user list, which is restricted to them; others use the staff names endpoint. */
const ownersQuery = (search: string, wholeList: boolean) => ({
  queryKey: ['users', 'owners', search, wholeList],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FilterOption[]> => {
    const query = { ...(search && { search }), skip: 0, limit: PAGE };
    const listOf = async (type: UserListType): Promise<Named[]> =>
      wholeList
        ? (await call(listUsers, { params: { type }, query: { ...query, filter: 'Active' } }, { signal })).data
        : (await call(listLeanUsers, { params: { type }, query }, { signal })).data;
    return (await Promise.all(MAKERS.map(listOf))).flat().map(optionOf);
  },
  placeholderData: keepPreviousData,
});

/** The creator filter: fifty at a time, others by search. Those in the URL keep their names. */
export const useOwnerFilter = (chosen: readonly string[]): ListFilter => {
  const { role } = useMe();
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search.trim());
  const found = useQuery(ownersQuery(debounced, mayOpen('usersBusiness', role)));
  const options = found.data ?? [];
  const missing = found.isSuccess ? chosen.filter((id) => !options.some(({ value }) => value === id)) : [];
  const others = useQueries({ queries: missing.map((id) => publicPersonQuery('business', id)) });
  return {
    key: 'owner',
    label: resourceLabels.owner,
    options,
    known: others.flatMap(({ data }) => (data ? [optionOf(data)] : [])),
    find: { search, onSearch: setSearch, busy: found.isFetching },
  };
};
