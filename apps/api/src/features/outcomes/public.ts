// What other slices may use of this one. Nothing here may know of skills: they stand on outcomes.
export { findOutcomeWithin } from './queries.ts';
export { outcomes } from './tables.ts';
