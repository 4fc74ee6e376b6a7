// The exports other slices may use.
export { presentMember, presentSummary } from './present.ts';
export { findChildAtHome } from './at-home.queries.ts';
export { countOwnMembers, recordsOf } from './queries.ts';
export { lockChildren, storeChild } from './save/queries.ts';
export { saveChildren } from './save/save.ts';
export { summariesOf, type SummaryRow } from './summary.queries.ts';
