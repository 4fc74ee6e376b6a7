import { DAY } from '../../kernel/limits.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Days since 1970, for arithmetic with calendar days. */
export const dayNumber = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY;
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);
export const plusDays = (day: string, days: number): string => dayOf(dayNumber(day) + days);

/** '3 Nov' */
export const shortDay = (day: string): string => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;
