import type { QueryKey } from '@tanstack/react-query';
import type { EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import type { Params, Query } from '@amberway/contract/kernel/request-url';
import { call } from '../../kernel/api.ts';

export type RowOf<E> = ReplyOf<E> extends { data: readonly (infer T)[] } ? T : never;

export type ListInput = {
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
export const listQuery = <const E extends EndpointSpec>(endpoint: E, input: ListInput) => {
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
