import { DAY } from '../kernel/limits.ts';
import { wallClock } from '../kernel/wall-clock.ts';

// The weeks of the week card: Monday to Sunday, in the family's time zone.

/** Both days included, as YYYY-MM-DD. */
export type Week = { from: string; to: string };

const FRIDAY = 5;
/** On Friday the week is ready from this hour on. */
const READY_HOUR = 17;

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);
const plusDays = (day: string, days: number): string => dayText(Date.parse(`${day}T00:00:00Z`) + days * DAY);
/** 0 for Monday, 6 for Sunday. */
const daysSinceMonday = (weekday: number): number => (weekday + 6) % 7;

export const weekOf = (day: string): Week => {
  const from = plusDays(day, -daysSinceMonday(new Date(`${day}T00:00:00Z`).getUTCDay()));
  return { from, to: plusDays(from, 6) };
};

export const weekBefore = ({ from }: Week): Week => weekOf(plusDays(from, -7));
export const weekAfter = ({ from }: Week): Week => weekOf(plusDays(from, 7));

/**
 * Whether it is between Friday 17:00 and the end of Sunday in the zone. Read from the clock on the wall there, so a
 * change to or from daylight saving time does not move it.
 */
export const isWeekCardTime = (now: number, zone: string): boolean => {
  const wall = new Date(wallClock(now, zone));
  const day = daysSinceMonday(wall.getUTCDay());
  const friday = daysSinceMonday(FRIDAY);
  return day > friday || (day === friday && wall.getUTCHours() >= READY_HOUR);
};

/** The week that is shown when none is chosen: this one as soon as it is ready, until then the last whole one. */
export const readyWeek = (now: number, zone: string): Week => {
  const current = weekOf(dayText(wallClock(now, zone)));
  return isWeekCardTime(now, zone) ? current : weekBefore(current);
};
