import { infiniteQueryOptions } from '@tanstack/react-query';
import { listMyClients } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';

const PAGE = 50;

/** A business user's clients, fifty per request. */
export const clientsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['users', 'clients', search],
    queryFn: ({ pageParam, signal }) =>
      call(listMyClients, { query: { skip: pageParam, limit: PAGE, ...(search ? { search } : {}) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
      return last.data.length > 0 && loaded < last.count ? loaded : undefined;
    },
  });
