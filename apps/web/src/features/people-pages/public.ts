// Exports for other slices.
export { Availability } from './Availability.tsx';
export { ChildCards } from './ChildCards.tsx';
export { KpiFigures } from './KpiFigures.tsx';
