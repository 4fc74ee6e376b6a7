import { wallClock } from './wall-clock.ts';

// Dates as English text. The names are written here: on a phone, Intl takes up to a tenth of a second to load what it
// knows of a language, for each combination of options.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const two = (value: number) => String(value).padStart(2, '0');
const short = (name: string | undefined) => name?.slice(0, 3);
const hourOf = (at: Date) => at.getUTCHours() % 12 || 12;

const TOKENS: Readonly<Record<string, (at: Date) => string | number | undefined>> = {
  YYYY: (at) => String(at.getUTCFullYear()).padStart(4, '0'),
  YY: (at) => two(at.getUTCFullYear() % 100),
  MMMM: (at) => MONTHS[at.getUTCMonth()],
  MMM: (at) => short(MONTHS[at.getUTCMonth()]),
  MM: (at) => two(at.getUTCMonth() + 1),
  DD: (at) => two(at.getUTCDate()),
  D: (at) => at.getUTCDate(),
  dddd: (at) => WEEKDAYS[at.getUTCDay()],
  ddd: (at) => short(WEEKDAYS[at.getUTCDay()]),
  HH: (at) => two(at.getUTCHours()),
  hh: (at) => two(hourOf(at)),
  h: hourOf,
  mm: (at) => two(at.getUTCMinutes()),
  A: (at) => (at.getUTCHours() < 12 ? 'AM' : 'PM'),
};

/** A calendar day, or a wall clock as if it were UTC, in a format such as DD-MMM-YYYY; empty if it is no date. */
export const formatWall = (wall: number, format: string): string => {
  const at = new Date(wall);
  if (Number.isNaN(wall)) return '';
  return format.replace(/Y{4}|Y{2}|M{2,4}|D{1,2}|d{3,4}|HH|h{1,2}|mm|A/g, (token) =>
    String(TOKENS[token]?.(at) ?? token),
  );
};

/** An instant in a time zone. */
export const formatInstant = (instant: string | Date, timeZone: string, format: string): string => {
  const at = new Date(instant).getTime();
  return Number.isNaN(at) ? '' : formatWall(wallClock(at, timeZone), format);
};
