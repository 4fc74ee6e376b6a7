import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';

const inZone = (timeZone: string | null | undefined, options: Intl.DateTimeFormatOptions, locale: string) => {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: timeZone ?? DEFAULT_TIME_ZONE });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: DEFAULT_TIME_ZONE });
  }
};

/** The calendar day in the viewer's zone, as YYYY-MM-DD. */
export const today = (timeZone?: string | null, now: Date = new Date()): string =>
  inZone(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA').format(now);

/** Sunday 15 November */
export const longDay = (timeZone?: string | null, now: Date = new Date()): string =>
  inZone(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }, 'en-AU').format(now).replace(',', '');
