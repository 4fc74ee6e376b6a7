import { KPI_KINDS, unitOf } from '@amberway/contract/kpis/kinds';
import type { ClinicianKpi, Kpi } from '@amberway/contract/kpis/schemas';
import type { FigureRow, TargetRow } from './queries.ts';

/** All kinds in order; an unset one has no id and no value. */
export const presentTargets = (rows: TargetRow[]): Kpi[] =>
  KPI_KINDS.map((kpiName) => {
    const row = rows.find((target) => target.kpiName === kpiName);
    return { _id: row?.id ?? null, kpiName, kpiUnit: unitOf[kpiName], kpiValue: row?.kpiValue ?? null };
  });

export const presentFigure = ({ id, businessUserId, kpiName, kpiValue, yearMonth }: FigureRow): ClinicianKpi => ({
  _id: id,
  businessUserId,
  kpiName,
  kpiUnit: unitOf[kpiName],
  kpiValue,
  yearMonth,
});
