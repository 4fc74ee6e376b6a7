/** Date filter presets, in order. All Time starts on 1 Jan 2000 and is the default. */
export const DATE_PRESETS = [
  'Today',
  'This Week',
  'Last Week',
  'This Month',
  'Last Month',
  'Last 3 Months',
  'Last 6 Months',
  'All Time',
] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];
export const ALL_TIME_START = '2000-01-01';
