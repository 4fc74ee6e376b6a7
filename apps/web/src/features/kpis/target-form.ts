import { kpiValueProblem } from '@amberway/contract/kpis/body';
import { KPI_KINDS, type KpiName, type KpiUnit, unitOf } from '@amberway/contract/kpis/kinds';
import type { Kpi } from '@amberway/contract/kpis/schemas';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import type { Issue } from '../../ui/form/issues.ts';

/** One line of the settings. Its index is that of its KPI type. */
export type TargetValues = { kpiName: KpiName; kpiUnit: KpiUnit; kpiValue?: number | null | undefined };

export const targetValuesOf = (stored: readonly Kpi[] = []): TargetValues[] =>
  KPI_KINDS.map((kpiName) => ({
    kpiName,
    kpiUnit: unitOf[kpiName],
    kpiValue: stored.find((kpi) => kpi.kpiName === kpiName)?.kpiValue ?? null,
  }));

/** Validation errors of the targets, by field. */
export const targetIssues = (targets: readonly TargetValues[]): Issue[] =>
  targets.flatMap(({ kpiName, kpiValue }, index) => {
    const problem =
      typeof kpiValue === 'number' && kpiValue >= 0 ? kpiValueProblem(kpiName, kpiValue) : kpiTexts.enterValue;
    return problem ? [{ path: ['kpis', index, 'kpiValue'], message: problem }] : [];
  });
