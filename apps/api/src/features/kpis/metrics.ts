import { KPI_KINDS, unitOf } from '@amberway/contract/kpis/kinds';
import { monthValues, targetValues } from './queries.ts';

/** A month's figures beside their targets, one of each kind: a user's, or without one the average of all. */
export const metricsOf = async (userId: string | undefined, yearMonth: string) => {
  const [actuals, targets] = await Promise.all([monthValues(userId, yearMonth), targetValues(userId)]);
  return KPI_KINDS.map((kpiName) => ({
    kpiName,
    kpiUnit: unitOf[kpiName],
    actual: actuals.find((one) => one.kpiName === kpiName)?.value ?? null,
    target: targets.find((one) => one.kpiName === kpiName)?.value ?? null,
  }));
};
