import { saidWall } from '@amberway/contract/kernel/clock-text';
import { trueDate } from '../kernel/device/clock.ts';
import { formatWall } from '@amberway/contract/kernel/date-text';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { DAY } from '@amberway/contract/kernel/limits';
import { wallClock } from '@amberway/contract/kernel/wall-clock';

// Dates as people say them, for families: 'Today 3 pm', 'Mon 16 Nov'.

type Zone = string | null | undefined;

/** A zone that the browser does not know falls back to the default one instead of failing the page. */
const wallIn = (at: Date, timeZone: string): number => {
  try {
    return wallClock(at.getTime(), timeZone);
  } catch {
    return wallClock(at.getTime(), DEFAULT_TIME_ZONE);
  }
};

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time of day. */
export const isDay = (iso: string): boolean => CALENDAR_DAY.test(iso);

/** A calendar day ('2026-11-16') is the same day in every zone; an instant is shown in the viewer's. */
const zoneOf = (iso: string, zone: Zone): string => (isDay(iso) ? 'UTC' : (zone ?? DEFAULT_TIME_ZONE));

const NEAR: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** Days are counted as dates, so that neither hours nor a change of the clocks count. */
const nameOf = (wall: number, zone: Zone, now: Date): { text: string; near: boolean } => {
  const today = wallIn(now, zone ?? DEFAULT_TIME_ZONE);
  const near = NEAR[Math.floor(wall / DAY) - Math.floor(today / DAY)];
  if (near) return { text: near, near: true };
  const sameYear = formatWall(wall, 'YYYY') === formatWall(today, 'YYYY');
  return { text: formatWall(wall, sameYear ? 'ddd D MMM' : 'ddd D MMM YYYY'), near: false };
};

const isDate = (at: Date): boolean => !Number.isNaN(at.getTime());

/** 'Today', 'Tomorrow', 'Yesterday', 'Mon 16 Nov', with the year if it is another one: 'Mon 17 Nov 2025'. */
export const saidDay = (iso: string, zone?: Zone, now: Date = trueDate()): string => {
  const at = new Date(iso);
  return isDate(at) ? nameOf(wallIn(at, zoneOf(iso, zone)), zone, now).text : '';
};

/** '3 pm', '3:30 pm'. */
export const saidClock = (iso: string, zone?: Zone): string => {
  const at = new Date(iso);
  return isDate(at) ? saidWall(wallIn(at, zoneOf(iso, zone))) : '';
};

/** 'Today 3 pm', 'Mon 16 Nov, 3:30 pm'. A calendar day has no time of day: only the day is said. */
export const saidTime = (iso: string, zone?: Zone, now: Date = trueDate()): string => {
  const at = new Date(iso);
  if (!isDate(at)) return '';
  const wall = wallIn(at, zoneOf(iso, zone));
  const { text, near } = nameOf(wall, zone, now);
  if (isDay(iso)) return text;
  return `${text}${near ? ' ' : ', '}${saidWall(wall)}`;
};

/** Weekdays and months keep their capital. */
const inSentence = (said: string): string => said.replace(/^(Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase());

/** A time inside a sentence: 'today 3 pm', but 'Mon 16 Nov, 3:30 pm'. */
export const saidWithin = (iso: string, zone?: Zone, now: Date = trueDate()): string =>
  inSentence(saidTime(iso, zone, now));

/** A day inside a sentence: 'today', but 'Mon 16 Nov'. */
export const saidDayWithin = (iso: string, zone?: Zone, now: Date = trueDate()): string =>
  inSentence(saidDay(iso, zone, now));

/** '17 November 2026': for days that matter as a date, such as a birth date. */
export const saidDate = (iso: string, zone?: Zone): string => {
  const at = new Date(iso);
  return isDate(at) ? formatWall(wallIn(at, zoneOf(iso, zone)), 'D MMMM YYYY') : '';
};
