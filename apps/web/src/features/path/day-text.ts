import { formatDay } from '../../ui/dates.ts';
import { saidDate } from '../../ui/said-dates.ts';

/** '5 June', with the year if it is another one. */
export const dayText = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day, 'D MMMM') : saidDate(day);

/** 'today', or the day. */
export const saidOn = (day: string, today: string): string => (day === today ? 'today' : dayText(day, today));
