import { queryOptions } from '@tanstack/react-query';
import { getKpiTrend, listCurrentKpis, listKpis } from '@amberway/contract/kpis/endpoints';
import type { KpiName } from '@amberway/contract/kpis/kinds';
import { call } from '../../kernel/api.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';

export const KPIS_SLICE = 'kpis';

/** A business user's targets, one of each kind. */
export const kpiTargetsQuery = (userId: string) =>
  queryOptions({
    queryKey: [KPIS_SLICE, 'targets', userId],
    queryFn: async ({ signal }) => (await call(listKpis, { params: { userId } }, { signal })).data,
  });

/** This month's figures. */
export const currentKpisQuery = (id: string) =>
  queryOptions({
    queryKey: [KPIS_SLICE, 'current', id],
    queryFn: async ({ signal }) => (await call(listCurrentKpis, { params: { id } }, { signal })).data,
  });

/** The last twelve months of one KPI with its target: the user's own, someone's, or for administrators the average. */
export const kpiTrendQuery = (kpiName: KpiName, userId: string | null = null) =>
  queryOptions({
    ...retryPolicy,
    queryKey: [KPIS_SLICE, 'trend', kpiName, userId],
    queryFn: async ({ signal }) =>
      (await call(getKpiTrend, { params: { kpiName }, query: userId ? { userId } : {} }, { signal })).data,
  });
