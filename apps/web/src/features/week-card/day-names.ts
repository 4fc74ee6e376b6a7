import { formatDay } from '../../ui/dates.ts';

/** Mon */
export const shortWeekday = (day: string): string => formatDay(day, 'ddd');
/** Monday */
export const weekday = (day: string): string => formatDay(day, 'dddd');

const dayAndMonth = (day: string) => formatDay(day, 'D MMMM');

/** '16 to 20 November', or '30 November to 4 December'. */
export const daysText = (from: string, to: string): string =>
  from === to
    ? dayAndMonth(to)
    : `${from.slice(0, 7) === to.slice(0, 7) ? formatDay(from, 'D') : dayAndMonth(from)} to ${dayAndMonth(to)}`;
