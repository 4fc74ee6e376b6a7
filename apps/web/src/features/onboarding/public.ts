// Exports for other slices.
export { AppCard } from './AppCard.tsx';
export { useStartTexts } from './audience.ts';
