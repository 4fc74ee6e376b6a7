import { ALL_TIME_START } from '../shell/date-presets.ts';

// Which days a dashboard is asked about. The filter has a name, a first and a last instant (or day); the server counts
// in calendar days of whoever looks.

/** Both days belong to it. */
export type DayRange = { startDate: string; endDate: string };

/** Nothing is planned beyond; it also keeps years out that a calendar in the database does not have. */
const LAST_DAY = '2100-12-31';

const within = (day: string): string => (day < ALL_TIME_START ? ALL_TIME_START : day > LAST_DAY ? LAST_DAY : day);

/** Days as they come, each within what can be counted; nothing when they stand the wrong way round. */
export const dayRange = (
  startDate: string | undefined,
  endDate: string | undefined,
  today: string,
): DayRange | null => {
  const range = { startDate: within(startDate ?? ALL_TIME_START), endDate: within(endDate ?? today) };
  return range.startDate <= range.endDate ? range : null;
};
