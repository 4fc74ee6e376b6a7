// Exports for other slices.
export { diaryQuery, moodsQuery } from './queries.ts';
export { moodCounts } from './mood-counts.ts';
export { MoodDays } from './MoodDays.tsx';
export { TodayMood } from './TodayMood.tsx';
