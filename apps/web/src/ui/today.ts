import { formatInstant } from '@amberway/contract/kernel/date-text';
import { trueDate } from '../kernel/device/clock.ts';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';

/** A zone that the browser does not know falls back to the default one instead of failing the page. */
const inZone = (timeZone: string | null | undefined, now: Date, format: string): string => {
  try {
    return formatInstant(now, timeZone ?? DEFAULT_TIME_ZONE, format);
  } catch {
    return formatInstant(now, DEFAULT_TIME_ZONE, format);
  }
};

/** The calendar day in the viewer's zone, as YYYY-MM-DD. */
export const today = (timeZone?: string | null, now: Date = trueDate()): string => inZone(timeZone, now, 'YYYY-MM-DD');

/** Sunday 15 November */
export const longDay = (timeZone?: string | null, now: Date = trueDate()): string =>
  inZone(timeZone, now, 'dddd D MMMM');
