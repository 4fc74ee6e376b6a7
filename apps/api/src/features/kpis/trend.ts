import { type KpiName, unitOf } from '@amberway/contract/kpis/kinds';
import type { KpiTrend } from '@amberway/contract/kpis/schemas';
import { firstMonthOf, trendOf } from '@amberway/contract/kpis/trend';
import { targetValues, valuesSince } from './queries.ts';

/** The last twelve months of one kind with its target: of a user, or without one the average of all. */
export const loadTrend = async (userId: string | undefined, kpiName: KpiName, thisMonth: string): Promise<KpiTrend> => {
  const [rows, targets] = await Promise.all([
    valuesSince(userId, kpiName, firstMonthOf(thisMonth)),
    targetValues(userId),
  ]);
  const figures = rows.flatMap(({ yearMonth, value }) => (value === null ? [] : [{ yearMonth, kpiValue: value }]));
  const target = targets.find((one) => one.kpiName === kpiName)?.value ?? null;
  return { kpiName, kpiUnit: unitOf[kpiName], ...trendOf(figures, target, thisMonth) };
};
