import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { type ListInput, listQuery, type RowOf } from './list-query.ts';
import { loadAllRows } from './load-all-rows.ts';

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

/** One page of a list endpoint. The last page stays visible while the next loads, and the one after is prefetched. */
export const useListQuery = <const E extends EndpointSpec>(endpoint: E, input: ListInput): ListData<RowOf<E>> => {
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
