// Exports for other slices.
export { laddersPath } from './paths.ts';
export { OutcomeGoals } from './OutcomeGoals.tsx';
