import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listSessionRequests } from '@amberway/contract/session-requests/endpoints';
import { call } from '../../kernel/api.ts';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { invalidateSlice } from '../../kernel/queries/summaries.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';

export const REQUESTS_SLICE = 'session-requests';

/** The family's last request for this child, open or not. */
export const lastRequestQuery = (member: string) =>
  queryOptions({
    ...retryPolicy,
    queryKey: [REQUESTS_SLICE, 'last', member],
    queryFn: async ({ signal }) =>
      (await call(listSessionRequests, { query: { member, limit: 1 } }, { signal })).data[0] ?? null,
  });

/** What waits for an answer, of all families the coach works with. */
export const openRequestsQuery = queryOptions({
  ...retryPolicy,
  queryKey: [REQUESTS_SLICE, 'open'],
  queryFn: async ({ signal }) => (await call(listSessionRequests, { query: { status: 'open' } }, { signal })).data,
});

/** Refetches requests on live events. */
export const useLiveRequests = (): void => {
  const client = useQueryClient();
  const refresh = () => void invalidateSlice(client, REQUESTS_SLICE);
  useLiveEvent('sessionRequest', refresh);
  useLiveEvent('refresh', refresh);
};
