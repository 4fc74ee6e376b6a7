// Exports for other slices.
export { WeekCardTeaser } from './WeekCardTeaser.tsx';
