import { z } from 'zod';
import { id } from '../kernel/fields.ts';
import { decimalsOf, KPI_KINDS, KPI_UNITS, type KpiName, unitOf } from './kinds.ts';
import { kpiTexts } from './texts.ts';

/** Upper bound that keeps implausible values out of the database. */
const VALUE_MAX = 1_000_000_000;

export const kpiValueProblem = (kpi: KpiName, value: number): string | null => {
  if (unitOf[kpi] === 'Percentage' && value > 100) return kpiTexts.above100(kpi);
  const scaled = value * 10 ** decimalsOf(kpi);
  if (Math.abs(scaled - Math.round(scaled)) > 1e-6) {
    return decimalsOf(kpi) === 0 ? kpiTexts.wholeNumber : kpiTexts.twoDecimals;
  }
  return null;
};

export const kpiValue = z.number(kpiTexts.enterValue).min(0, kpiTexts.enterValue).max(VALUE_MAX, kpiTexts.enterValue);

/** A KPI target to set, identified by its record or by its kind. */
const kpiTarget = z
  .strictObject({
    /** Null, as in the list of targets, for a kind that was never set. */
    _id: id.nullish(),
    kpiName: z.enum(KPI_KINDS).optional(),
    kpiUnit: z.enum(KPI_UNITS).optional(),
    kpiValue,
  })
  .superRefine((kpi, context) => {
    const addIssue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (!kpi._id && !kpi.kpiName) addIssue('kpiName', kpiTexts.enterValue);
    if (!kpi.kpiName) return;
    if (kpi.kpiUnit && kpi.kpiUnit !== unitOf[kpi.kpiName])
      addIssue('kpiUnit', kpiTexts.wrongUnit(kpi.kpiName, unitOf[kpi.kpiName]));
    const problem = kpiValueProblem(kpi.kpiName, kpi.kpiValue);
    if (problem) addIssue('kpiValue', problem);
  });
export const kpiTargets = z.array(kpiTarget, kpiTexts.selectKpi).max(KPI_KINDS.length);
export type KpiTargets = z.infer<typeof kpiTargets>;

export const yearMonth = z.string(kpiTexts.inputMonth).regex(/^\d{4}-(0[1-9]|1[0-2])$/, kpiTexts.inputMonth);

/** The figure of one business user for one month. Only the current month can be written. */
export const clinicianKpiBody = z
  .strictObject({
    businessUserId: z.uuid(kpiTexts.selectPerson),
    kpiName: z.enum(KPI_KINDS, kpiTexts.selectKpi),
    kpiValue,
    yearMonth,
  })
  .superRefine((kpi, context) => {
    const problem = kpiValueProblem(kpi.kpiName, kpi.kpiValue);
    if (problem) context.addIssue({ code: 'custom', path: ['kpiValue'], message: problem });
  });
