import { KPI_KINDS, type KpiName, unitOf } from '@amberway/contract/kpis/kinds';
import { monthAndTargets } from './queries.ts';

/** A month's figures with their targets, one of each kind: of a user, or without one the average of all. */
export const metricsOf = async (userId: string | undefined, yearMonth: string) => {
  const rows = await monthAndTargets(userId, yearMonth);
  const valueOf = (of: 'actual' | 'target', kpiName: KpiName) =>
    rows.find((row) => row.of === of && row.kpiName === kpiName)?.value ?? null;
  return KPI_KINDS.map((kpiName) => ({
    kpiName,
    kpiUnit: unitOf[kpiName],
    actual: valueOf('actual', kpiName),
    target: valueOf('target', kpiName),
  }));
};
