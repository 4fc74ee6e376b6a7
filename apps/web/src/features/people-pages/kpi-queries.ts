import { queryOptions } from '@tanstack/react-query';
import { listKpiHistory } from '@amberway/contract/kpis/endpoints';
import type { KpiName } from '@amberway/contract/kpis/kinds';
import { call } from '../../kernel/api.ts';
import { KPIS_SLICE } from '../kpis/public.ts';

/** One KPI month by month. */
export const kpiHistoryQuery = (userId: string, kpiName: KpiName) =>
  queryOptions({
    queryKey: [KPIS_SLICE, 'history', userId, kpiName],
    queryFn: async ({ signal }) => (await call(listKpiHistory, { params: { userId, kpiName } }, { signal })).data,
  });
