// What other slices may use of this one.
export { AppCard } from './AppCard.tsx';
export { useStartWords } from './audience.ts';
