// Exports for other slices.
export { MoodDays } from './MoodDays.tsx';
export { TodayMood } from './TodayMood.tsx';
