import { queryOptions } from '@tanstack/react-query';
import { getOutcomeDetails, searchOutcomes } from '@amberway/contract/outcomes/endpoints';
import { call } from '../../kernel/api.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';

export const outcomeQuery = (id: string) =>
  queryOptions({
    queryKey: [PROGRAMME_SLICE, 'outcomeDetails', id],
    queryFn: async ({ signal }) => (await call(getOutcomeDetails, { params: { id } }, { signal })).data,
  });

export const outcomeSearchQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: [PROGRAMME_SLICE, 'search', search, limit],
    queryFn: async ({ signal }) => (await call(searchOutcomes, { query: { query: search, limit } }, { signal })).data,
  });
