// What other slices may use of this one. Nothing here may know of skills: they stand on outcomes.
export { requireUndoable } from './undoable.ts';
export { findOutcomeWithin } from './queries.ts';
export { type BeforeClosing, outcomes, type Settled } from './tables.ts';
