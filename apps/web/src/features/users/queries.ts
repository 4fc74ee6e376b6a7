import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { listMyClients } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { CLIENTS_KEY } from '../../kernel/queries/summaries.ts';

const PAGE = 50;

/** A business user's clients, fifty per request. */
export const clientsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...CLIENTS_KEY, search],
    queryFn: ({ pageParam, signal }) =>
      call(listMyClients, { query: { skip: pageParam, limit: PAGE, ...(search ? { search } : {}) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
      return last.data.length > 0 && loaded < last.count ? loaded : undefined;
    },
  });

/** Refetches what waits in the client list on live events. */
export const useLiveClients = (): void => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: CLIENTS_KEY });
  useLiveEvent('message', refresh);
  useLiveEvent('sessionRequest', refresh);
  useLiveEvent('refresh', refresh);
};
