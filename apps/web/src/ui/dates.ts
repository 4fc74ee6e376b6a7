import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { DATE_FORMAT, DEFAULT_TIME_ZONE, LIST_DATE_FORMAT } from '@amberway/contract/kernel/dates';

export { formatDateTime, formatTime } from '@amberway/contract/kernel/clock-text';

dayjs.extend(utc);
dayjs.extend(timezone);
// Weeks begin on Monday, in the pickers as in the ranges.
dayjs.locale({ ...(dayjs.Ls['en'] as ILocale), weekStart: 1 });

// Instants are shown in the viewer's zone; dates (a birthday, a membership's end) are the same everywhere.

const inZone = (instant: string, zone: string | null | undefined) => dayjs.utc(instant).tz(zone ?? DEFAULT_TIME_ZONE);

export const formatDate = (instant: string, zone?: string | null): string => inZone(instant, zone).format(DATE_FORMAT);
/** For activity-note and session lists. */
export const formatListDate = (instant: string, zone?: string | null): string =>
  inZone(instant, zone).format(LIST_DATE_FORMAT);
/** One part of the date as text, such as the name of its weekday. */
export const formatPart = (instant: string, zone: string | null, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', { ...part, timeZone: zone ?? DEFAULT_TIME_ZONE }).format(new Date(instant));
export const formatDay = (day: string): string => dayjs.utc(day).format(DATE_FORMAT);

/** The offset that a time column is labelled with, e.g. GMT+11 for Sydney in daylight time. */
export const zoneLabel = (instant: string, zone?: string | null): string => {
  const minutes = inZone(instant, zone).utcOffset();
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
};

/** The calendar day (YYYY-MM-DD) and the time (HH:mm) of an instant in the viewer's zone, and the reverse. */
export const dayIn = (instant: string, zone?: string | null): string => inZone(instant, zone).format('YYYY-MM-DD');
export const clockIn = (instant: string, zone?: string | null): string => inZone(instant, zone).format('HH:mm');
export const instantOf = (day: string, clock: string, zone?: string | null): string =>
  dayjs.tz(`${day} ${clock}`, zone ?? DEFAULT_TIME_ZONE).toISOString();
