import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { searchBusinessUsers } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

/** A select asks while one types, so it asks sooner than a list. */
const SELECT_DEBOUNCE_MS = 300;

const businessUserSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['users', 'businessSearch', search],
    queryFn: async ({ signal }) =>
      (await call(searchBusinessUsers, { query: search ? { search } : {} }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** Business users whose name or e-mail holds the words, for selects. */
export const useBusinessUserSearch = (words: string) =>
  useQuery(businessUserSearchQuery(useDebounced(words.trim(), SELECT_DEBOUNCE_MS)));
