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

/** What was reached in one month. */
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
