// What other slices may use of this one. Nothing here may know of skills: they stand on outcomes.
export { presentOutcome } from './present.ts';
export { findOutcomeWithin } from './queries.ts';
export { outcomes } from './tables.ts';
