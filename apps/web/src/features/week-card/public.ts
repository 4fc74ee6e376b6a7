// Exports for other slices.
export { useIsWeekReady, WeekCardTeaser } from './WeekCardTeaser.tsx';
