import { queryOptions } from '@tanstack/react-query';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { listLookups } from '@amberway/contract/lookups/endpoints';
import type { LookupType } from '@amberway/contract/lookups/schemas';
import { call } from '../../kernel/api.ts';

export const LOOKUPS_SLICE = 'lookups';

/** One complete list in its order: lists are short and change rarely. */
export const lookupsQuery = (type: LookupType) =>
  queryOptions({
    queryKey: [LOOKUPS_SLICE, type],
    queryFn: async ({ signal }) => (await call(listLookups, { query: { types: [type] } }, { signal })).data,
    staleTime: 5 * MINUTE,
  });
