// Exports for other slices.
export { AppCard } from './AppCard.tsx';
export { useStartWords } from './audience.ts';
