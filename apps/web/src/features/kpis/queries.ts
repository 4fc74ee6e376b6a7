import { queryOptions } from '@tanstack/react-query';
import { listKpis } from '@amberway/contract/kpis/endpoints';
import { call } from '../../kernel/api.ts';

export const KPIS_SLICE = 'kpis';

/** A business user's targets, one of each kind. */
export const kpiTargetsQuery = (userId: string) =>
  queryOptions({
    queryKey: [KPIS_SLICE, 'targets', userId],
    queryFn: async ({ signal }) => (await call(listKpis, { params: { userId } }, { signal })).data,
  });
