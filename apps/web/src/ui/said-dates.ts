import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { DAY } from '@amberway/contract/kernel/limits';

// Dates as people say them, for families: 'Today 3 pm', 'Mon 16 Nov'. Made with Intl alone: the first view loads them.

const OPTIONS: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone that the browser does not know falls back to the default one instead of failing the page. */
const makeFormat = (timeZone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-US', { ...OPTIONS, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...OPTIONS, timeZone: DEFAULT_TIME_ZONE });
  }
};

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone) ?? makeFormat(timeZone);
  formats.set(timeZone, known);
  return known;
};

type Zone = string | null | undefined;
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const partsOf = (at: Date, timeZone: string): Parts =>
  Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time of day. */
export const isDay = (iso: string): boolean => CALENDAR_DAY.test(iso);

/** A calendar day ('2026-11-16') is the same day in every zone; an instant is shown in the viewer's. */
const zoneOf = (iso: string, zone: Zone): string => (isDay(iso) ? 'UTC' : (zone ?? DEFAULT_TIME_ZONE));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Days since 1970 of the date that is shown, so that neither hours nor a change of the clocks count. */
const dayNumber = ({ year, month, day }: Parts): number =>
  Date.UTC(Number(year), MONTHS.indexOf(month ?? ''), Number(day)) / DAY;

const NEAR: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

const nameOf = (parts: Parts, zone: Zone, now: Date): { text: string; near: boolean } => {
  const today = partsOf(now, zone ?? DEFAULT_TIME_ZONE);
  const near = NEAR[dayNumber(parts) - dayNumber(today)];
  if (near) return { text: near, near: true };
  const { weekday, day, month, year } = parts;
  return { text: `${weekday} ${day} ${month}${year === today.year ? '' : ` ${year}`}`, near: false };
};

const isDate = (at: Date): boolean => !Number.isNaN(at.getTime());

/** 'Today', 'Tomorrow', 'Yesterday', 'Mon 16 Nov', with the year if it is another one: 'Mon 17 Nov 2025'. */
export const saidDay = (iso: string, zone?: Zone, now: Date = new Date()): string => {
  const at = new Date(iso);
  return isDate(at) ? nameOf(partsOf(at, zoneOf(iso, zone)), zone, now).text : '';
};

const clockOf = ({ hour, minute, dayPeriod }: Parts): string =>
  `${hour}${minute === '00' ? '' : `:${minute}`} ${(dayPeriod ?? '').toLowerCase()}`;

/** '3 pm', '3:30 pm'. */
export const saidClock = (iso: string, zone?: Zone): string => {
  const at = new Date(iso);
  return isDate(at) ? clockOf(partsOf(at, zoneOf(iso, zone))) : '';
};

/** 'Today 3 pm', 'Mon 16 Nov, 3:30 pm'. A calendar day has no time of day: only the day is said. */
export const saidTime = (iso: string, zone?: Zone, now: Date = new Date()): string => {
  const at = new Date(iso);
  if (!isDate(at)) return '';
  const parts = partsOf(at, zoneOf(iso, zone));
  const { text, near } = nameOf(parts, zone, now);
  if (isDay(iso)) return text;
  return `${text}${near ? ' ' : ', '}${clockOf(parts)}`;
};
