// What other slices may use of this one.
export { MoodDays } from './MoodDays.tsx';
export { TodayMood } from './TodayMood.tsx';
