import { formatDay } from '../../ui/dates.ts';

/** Sunday 15 November */
export const longDayName = (day: string): string => formatDay(day, 'dddd D MMMM');
/** Sun */
export const weekday = (day: string): string => formatDay(day, 'ddd');
/** 15 */
export const dayOfMonth = (day: string): string => formatDay(day, 'D');
