import { z } from 'zod';
import { id } from '../kernel/fields.ts';
import { KPI_KINDS, KPI_UNITS } from './kinds.ts';

/** A target; `_id` is null for a kind that was never set. */
export const kpi = z.object({
  _id: id.nullable(),
  kpiName: z.enum(KPI_KINDS),
  kpiUnit: z.enum(KPI_UNITS),
  kpiValue: z.number().nullable(),
});
export type Kpi = z.infer<typeof kpi>;

/** The value of one month. */
export const clinicianKpi = z.object({
  _id: id,
  businessUserId: id,
  kpiName: z.enum(KPI_KINDS),
  kpiUnit: z.enum(KPI_UNITS),
  kpiValue: z.number(),
  /** YYYY-MM */
  yearMonth: z.string(),
});
export type ClinicianKpi = z.infer<typeof clinicianKpi>;

/** Monthly values and target of one kind, with the data for the graph. */
export const kpiTrend = z.object({
  kpiName: z.enum(KPI_KINDS),
  kpiUnit: z.enum(KPI_UNITS),
  target: z.number().nullable(),
  average: z.number().nullable(),
  axisMax: z.number(),
  /** Oldest first, without gaps; `actual` is null for a month without a value. */
  months: z.array(z.object({ yearMonth: z.string(), actual: z.number().nullable(), target: z.number().nullable() })),
});
export type KpiTrend = z.infer<typeof kpiTrend>;
