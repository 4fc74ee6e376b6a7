import { formatInstant, formatWall } from './date-text.ts';
import { DATE_TIME_FORMAT, DEFAULT_TIME_ZONE, TIME_FORMAT } from './dates.ts';

// Time formats used everywhere: on screens, in mails and in downloads.

/** hh:mm A in the viewer's time zone. */
export const formatTime = (instant: string, zone?: string | null): string =>
  formatInstant(instant, zone ?? DEFAULT_TIME_ZONE, TIME_FORMAT);

/** DD-MMM-YYYY hh:mm A in the viewer's time zone. */
export const formatDateTime = (instant: string, zone?: string | null): string =>
  formatInstant(instant, zone ?? DEFAULT_TIME_ZONE, DATE_TIME_FORMAT);

/** A wall clock as people say it: '3 pm', '3:30 pm'. */
export const saidWall = (wall: number): string =>
  formatWall(wall, formatWall(wall, 'mm') === '00' ? 'h A' : 'h:mm A').toLowerCase();
