import { queryOptions } from '@tanstack/react-query';
import { listCurrentKpis, listKpiHistory } from '@amberway/contract/kpis/endpoints';
import type { KpiName } from '@amberway/contract/kpis/kinds';
import { call } from '../../kernel/api.ts';
import { KPIS_SLICE } from '../kpis/public.ts';

/** This month's figures. */
export const currentKpisQuery = (id: string) =>
  queryOptions({
    queryKey: [KPIS_SLICE, 'current', id],
    queryFn: async ({ signal }) => (await call(listCurrentKpis, { params: { id } }, { signal })).data,
  });

/** One KPI month by month. */
export const kpiHistoryQuery = (userId: string, kpiName: KpiName) =>
  queryOptions({
    queryKey: [KPIS_SLICE, 'history', userId, kpiName],
    queryFn: async ({ signal }) => (await call(listKpiHistory, { params: { userId, kpiName } }, { signal })).data,
  });
