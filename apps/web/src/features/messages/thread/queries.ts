import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listThread, listThreads } from '@amberway/contract/messages/endpoints';
import { call } from '../../../kernel/api.ts';
import { retryPolicy } from '../../../kernel/queries/retry-policy.ts';
import { MESSAGES_SLICE, nextOf } from '../queries.ts';

const THREAD_PAGE = 30;

/** A family's conversations. */
export const threadsQuery = queryOptions({
  ...retryPolicy,
  queryKey: [MESSAGES_SLICE, 'threads'],
  queryFn: async ({ signal }) => (await call(listThreads, undefined, { signal })).data,
});

/** The messages with one person, newest first. */
export const threadQuery = (personId: string) =>
  infiniteQueryOptions({
    ...retryPolicy,
    queryKey: [MESSAGES_SLICE, 'thread', personId],
    queryFn: ({ pageParam, signal }) =>
      call(listThread, { params: { personId }, query: { skip: pageParam, limit: THREAD_PAGE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
