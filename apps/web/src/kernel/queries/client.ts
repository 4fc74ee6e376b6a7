import { QueryClient } from '@tanstack/react-query';
import { SECOND } from '@amberway/contract/kernel/limits';
import { isPassing } from '../api-error.ts';

const RETRIES = 2;

/** One cache per session: it is discarded with the signed-in area, so nobody sees the previous user's data. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: 30 * SECOND,
        // Some devices say that they are offline when they are not: the request itself finds out.
        networkMode: 'offlineFirst',
        // A rejected request would be rejected again; only server and network failures are retried.
        retry: (failures, error) => failures < RETRIES && isPassing(error),
      },
      mutations: { retry: false },
    },
  });
