// The exports other slices may use.
export { listChecks, removeChecks, skipOpenChecks, startChecks } from './checks/checks.ts';
export { continuePlan } from './plan.ts';
export { publishPractice } from './notify.ts';
export { practiceEntries, practicePlans, skillChecks } from './tables.ts';
