// Exports for other slices.
export { kpiBars, kpiMarks, soFarText } from './bars.ts';
export { CapacityFields } from './CapacityFields.tsx';
export { kpiNumber, kpiText, monthText } from './format.ts';
export { KpiTargetFields } from './KpiTargetFields.tsx';
export { currentKpisQuery, KPIS_SLICE, kpiTargetsQuery, kpiTrendQuery } from './queries.ts';
export { targetIssues, type TargetValues, targetValuesOf } from './target-form.ts';
