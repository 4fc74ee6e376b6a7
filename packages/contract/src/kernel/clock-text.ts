import { DEFAULT_TIME_ZONE } from './dates.ts';

// Time formats used everywhere: on screens, in mails and in downloads.

const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    });
  formats.set(timeZone, known);
  return known;
};

const partsOf = (instant: string, zone: string | null | undefined) => {
  const parts = formatIn(zone ?? DEFAULT_TIME_ZONE).formatToParts(new Date(instant));
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
};

/** hh:mm A in the viewer's time zone. */
export const formatTime = (instant: string, zone?: string | null): string => {
  const part = partsOf(instant, zone);
  return `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
};

/** DD-MMM-YYYY hh:mm A in the viewer's time zone. */
export const formatDateTime = (instant: string, zone?: string | null): string => {
  const part = partsOf(instant, zone);
  return `${part('day')}-${part('month')}-${part('year')} ${formatTime(instant, zone)}`;
};
