import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import { call } from '../../kernel/api.ts';
import { loadAllRows } from './load-all-rows.ts';
import type { Params, Query } from '@amberway/contract/kernel/request-url';

/** The data of a list page, whatever its source. */
export type ListData<T> = {
  rows: readonly T[];
  /** Of the whole list, not of this page. */
  count: number;
  /** There are more than `count`: a search that finds many is not counted to its end. */
  more?: boolean | undefined;
  /** Nothing to show yet. */
  pending: boolean;
  /** Rows are shown while newer ones load. */
  refreshing: boolean;
  error: Error | null;
  retry: () => void;
  /** The rows of all pages up to a number, to select or export them all. Without it the list has one page. */
  loadAll?: ((max: number) => Promise<readonly T[]>) | undefined;
};

type RowOf<E> = ReplyOf<E> extends { data: readonly (infer T)[] } ? T : never;

type Input = {
  /** First part of the query key: a save in this slice refreshes the list. */
  slice: string;
  page: number;
  pageSize: number;
  query?: Query;
  params?: Params;
  enabled?: boolean;
  /** The paging parameters of the endpoint: `page` and `pageSize`, or `skip` and `limit`. */
  paging?: 'pages' | 'rows';
};

/** One page as a query, for callers that have its rows already or prefetch them. */
export const listQuery = <const E extends EndpointSpec>(endpoint: E, input: Input) => {
  const { slice, page, pageSize, query, params, paging = 'pages' } = input;
  const part = paging === 'rows' ? { skip: (page - 1) * pageSize, limit: pageSize } : { page, pageSize };
  const queryKey: QueryKey = [slice, 'list', endpoint.path, params ?? {}, query ?? {}, page, pageSize];
  // The endpoint's own types describe its input; a helper for all of them cannot, so the input is passed as it is.
  const ask = call as (to: EndpointSpec, input: object, options: object) => Promise<unknown>;
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await ask(endpoint, { params, query: { ...query, ...part } }, { signal })) as {
        data: RowOf<E>[];
        count: number;
        more?: boolean;
      },
  };
};

/** One page of a list endpoint. The last page stays visible while the next loads, and the one after is prefetched. */
export const useListQuery = <const E extends EndpointSpec>(endpoint: E, input: Input): ListData<RowOf<E>> => {
  const client = useQueryClient();
  const enabled = input.enabled ?? true;
  const found = useQuery({ ...listQuery(endpoint, input), placeholderData: keepPreviousData, enabled });
  const { count = 0, more } = found.data ?? {};
  const hasNext = found.isSuccess && !found.isPlaceholderData && (more || input.page * input.pageSize < count);

  const next = listQuery(endpoint, { ...input, page: input.page + 1 });
  const nextKey = JSON.stringify(next.queryKey);
  useEffect(() => {
    if (hasNext && enabled) void client.prefetchQuery(next);
    // The key contains all that the query depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, hasNext, enabled, nextKey]);

  return {
    rows: found.data?.data ?? [],
    count,
    more,
    pending: found.isPending,
    refreshing: found.isFetching && !found.isPending,
    error: found.error,
    retry: () => void found.refetch(),
    loadAll: (max) =>
      loadAllRows(max, async (page, pageSize) => {
        const { signal } = new AbortController();
        return (await listQuery(endpoint, { ...input, page, pageSize }).queryFn({ signal })).data;
      }),
  };
};
