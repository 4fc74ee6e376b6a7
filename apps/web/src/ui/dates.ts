import { formatInstant, formatWall } from '@amberway/contract/kernel/date-text';
import { DATE_FORMAT, DEFAULT_TIME_ZONE, LIST_DATE_FORMAT } from '@amberway/contract/kernel/dates';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { instantOf as instantOfWall, wallClock } from '@amberway/contract/kernel/wall-clock';

export { formatDateTime, formatTime } from '@amberway/contract/kernel/clock-text';

// Instants are shown in the viewer's zone; dates (a birthday, a membership's end) are the same everywhere.

/** In a format such as DD-MMM-YYYY. */
export const formatIn = (instant: string, zone: string | null | undefined, format: string): string =>
  formatInstant(instant, zone ?? DEFAULT_TIME_ZONE, format);

export const formatDate = (instant: string, zone?: string | null): string => formatIn(instant, zone, DATE_FORMAT);
/** For activity-note and session lists. */
export const formatListDate = (instant: string, zone?: string | null): string =>
  formatIn(instant, zone, LIST_DATE_FORMAT);
export const formatDay = (day: string, format = DATE_FORMAT): string => formatWall(Date.parse(day), format);

/** The offset that a time column is labelled with, e.g. GMT+11 for Sydney in daylight time. */
export const zoneLabel = (instant: string, zone?: string | null): string => {
  const at = Date.parse(instant);
  const minutes = Math.round((wallClock(at, zone ?? DEFAULT_TIME_ZONE) - at) / MINUTE);
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
};

/** The calendar day (YYYY-MM-DD) and the time (HH:mm) of an instant in the viewer's zone, and the reverse. */
export const dayIn = (instant: string, zone?: string | null): string => formatIn(instant, zone, 'YYYY-MM-DD');
export const clockIn = (instant: string, zone?: string | null): string => formatIn(instant, zone, 'HH:mm');
export const instantOf = (day: string, clock: string, zone?: string | null): string =>
  new Date(instantOfWall(Date.parse(`${day}T${clock}Z`), zone ?? DEFAULT_TIME_ZONE)).toISOString();
