import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { searchBusinessUsers } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { useDebounced } from '../use-debounced.ts';

/** Selects search while typing, with a shorter delay than lists. */
const SELECT_DEBOUNCE_MS = 300;

type Order = { managersFirst?: boolean | undefined };

const businessUserSearchQuery = (search: string, { managersFirst }: Order) =>
  queryOptions({
    queryKey: ['users', 'businessSearch', search, managersFirst ?? false],
    queryFn: async ({ signal }) =>
      (
        await call(
          searchBusinessUsers,
          { query: { ...(search && { search }), ...(managersFirst && { managersFirst }) } },
          { signal },
        )
      ).data,
    placeholderData: keepPreviousData,
  });

/** Business users whose name or email contains the words, for selects. `searching`: these are for an earlier text. */
export const useBusinessUserSearch = (search: string, order: Order = {}) => {
  const wanted = search.trim();
  const debounced = useDebounced(wanted, SELECT_DEBOUNCE_MS);
  const { data, isPending, isFetching } = useQuery(businessUserSearchQuery(debounced, order));
  return { data, isPending, searching: isFetching || debounced !== wanted };
};
