import { QueryClient } from '@tanstack/react-query';
import { SECOND } from '@amberway/contract/kernel/limits';
import { isPassing } from '../api-error.ts';

const RETRIES = 2;

/** One cache per session: it is thrown away with the signed-in area, so nobody sees the last person's data. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: 30 * SECOND,
        // A refusal stays a refusal; only after a failure of the server or the network is the call repeated.
        retry: (failures, error) => failures < RETRIES && isPassing(error),
      },
      mutations: { retry: false },
    },
  });
