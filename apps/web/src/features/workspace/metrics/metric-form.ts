import { z } from 'zod';
import { kpiValueProblem } from '@amberway/contract/kpis/body';
import { KPI_KINDS, type KpiName } from '@amberway/contract/kpis/kinds';
import type { ClinicianKpi } from '@amberway/contract/kpis/schemas';
import { kpiTexts } from '@amberway/contract/kpis/texts';

/** This month's figure of each kind, null if there is none yet. */
export type MetricValues = Record<KpiName, number | null>;

export const metricValuesOf = (stored: readonly ClinicianKpi[]): MetricValues =>
  Object.fromEntries(
    KPI_KINDS.map((kind) => [kind, stored.find(({ kpiName }) => kpiName === kind)?.kpiValue ?? null]),
  ) as MetricValues;

const problemOf = (kind: KpiName, value: number | null, before: number | null): string | null => {
  // A figure can be corrected, not removed.
  if (value === null) return before === null ? null : kpiTexts.enterValue;
  return value < 0 ? kpiTexts.enterValue : kpiValueProblem(kind, value);
};

const anyFigure = z.number(kpiTexts.enterValue).nullable();

export const metricSchema = (stored: MetricValues | undefined): z.ZodType<MetricValues> =>
  z
    .object({ Utilization: anyFigure, Retention: anyFigure, Feedback: anyFigure, Revenue: anyFigure })
    .superRefine((values, context) => {
      for (const kind of KPI_KINDS) {
        const message = problemOf(kind, values[kind], stored?.[kind] ?? null);
        if (message) context.addIssue({ code: 'custom', path: [kind], message });
      }
    });

/** Only changed figures are sent. */
export const changedMetrics = (values: MetricValues, base: Partial<MetricValues>) =>
  KPI_KINDS.flatMap((kpiName) => {
    const kpiValue = values[kpiName];
    return kpiValue !== null && kpiValue !== (base[kpiName] ?? null) ? [{ kpiName, kpiValue }] : [];
  });
