import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { listLeanUsers } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { personPath } from '../../kernel/person-segment.ts';
import { useCanAll } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

const SHOWN = 6;
/** Shorter debounce than in a list, because the user waits for the palette. */
const PAUSE_MS = 200;

type Kind = 'customer' | 'business';

const leanQuery = (type: Kind, search: string) =>
  queryOptions({
    queryKey: ['users', 'lean', type, search],
    queryFn: async ({ signal }) =>
      (await call(listLeanUsers, { params: { type }, query: { search, limit: SHOWN } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** People searched by the server; choosing one opens their page. */
const usePeople = (type: Kind, search: string, allowed: boolean) => {
  const debounced = useDebounced(search.trim(), PAUSE_MS);
  const wanted = allowed && debounced !== '';
  const found = useQuery({ ...leanQuery(type, debounced), enabled: wanted });
  const people = wanted ? (found.data ?? []) : [];
  const isEarlier = found.isPlaceholderData || debounced !== search.trim();
  return {
    loading: wanted && (isEarlier || (found.isFetching && people.length === 0)),
    searched: !isEarlier,
    items: people.map((person) => ({
      id: person._id,
      label: fullName(person),
      hint: person.email,
      icon: <Avatar person={person} size={28} />,
      to: personPath(type, person._id),
    })),
  };
};

/** Staff can search any family by name; its page depends on who works with it. */
export const customersSource: PaletteSource = {
  id: 'customers',
  heading: 'Customer pages',
  useItems: (search) => usePeople('customer', search, useCanAll('users', 'lean')),
};

/** Administrators can search their colleagues. */
export const businessUsersSource: PaletteSource = {
  id: 'businessUsers',
  heading: 'Business users',
  useItems: (search) => usePeople('business', search, useCanAll('users', 'create')),
};
