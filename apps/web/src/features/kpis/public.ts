// What other slices may use of this one.
export { CapacityFields } from './CapacityFields.tsx';
export { KpiTargetFields } from './KpiTargetFields.tsx';
export { KPIS_SLICE, kpiTargetsQuery } from './queries.ts';
export { targetIssues, type TargetValues, targetValuesOf } from './target-form.ts';
