import { formatDay } from '../../ui/dates.ts';

/** 17 November 2026 */
export const wholeDay = (day: string): string => formatDay(day, 'D MMMM YYYY');

/** '5 June', with the year if it is another one. */
export const dayText = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day, 'D MMMM') : wholeDay(day);

/** 'today', or the day. */
export const saidOn = (day: string, today: string): string => (day === today ? 'today' : dayText(day, today));
