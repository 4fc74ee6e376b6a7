import { ALL_TIME_START } from '../shell/date-presets.ts';

// The days a dashboard covers. The filter sends a name, a first and a last instant (or day); the server counts
// in calendar days of the viewer's time zone.

/** Both days are included. */
export type DayRange = { startDate: string; endDate: string };

/** Nothing is planned later; the limit also excludes years that the database does not support. */
const LAST_DAY = '2100-12-31';

const within = (day: string): string => (day < ALL_TIME_START ? ALL_TIME_START : day > LAST_DAY ? LAST_DAY : day);

/** Clamps both days to the supported years; null when they are reversed. */
export const dayRange = (
  startDate: string | undefined,
  endDate: string | undefined,
  today: string,
): DayRange | null => {
  const range = { startDate: within(startDate ?? ALL_TIME_START), endDate: within(endDate ?? today) };
  return range.startDate <= range.endDate ? range : null;
};
