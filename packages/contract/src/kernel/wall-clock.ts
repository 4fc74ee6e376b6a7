import { DAY, MINUTE, SECOND } from './limits.ts';
import { knownOffset, type ZoneOffsets, zoneOffsets } from './zone-offsets.ts';

// Cached, because creating an Intl.DateTimeFormat is far slower than using it.
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, known);
  return known;
};

/** Date.UTC takes the years before for others; the calendar repeats after 400 years, and no zone was different then. */
const FIRST_YEAR = Date.UTC(200, 0);
const CALENDAR = 146_097 * DAY;

const wallClockByIntl = (at: number, timeZone: string): number => {
  if (at < FIRST_YEAR) return wallClockByIntl(at + CALENDAR, timeZone) - CALENDAR;
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** The local time of the zone as if it were UTC, to the second. */
export const wallClock = (at: number, timeZone: string): number => {
  const minutes = timeZone === 'UTC' ? 0 : knownOffset(at, timeZone);
  if (minutes === undefined) return wallClockByIntl(at, timeZone);
  return Math.floor(at / SECOND) * SECOND + minutes * MINUTE;
};

/** The table for `rememberOffsets`. */
export const offsetsAround = (now: number, timeZone: string): ZoneOffsets =>
  zoneOffsets(timeZone, now, (at) => Math.round((wallClockByIntl(at, timeZone) - at) / MINUTE));

/**
 * The instant of a local time. Computed twice, since the offset may differ at the first result. A time that the clocks
 * skip, which may be midnight, is as much later as they go forward.
 */
export const instantOf = (wall: number, timeZone: string): number => {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  const found = wall - (wallClock(guess, timeZone) - guess);
  return wallClock(found, timeZone) < wall ? Math.max(guess, found) : found;
};

/** The end of the current day in the zone, which is the start of the next day. */
export const endOfToday = (now: number, timeZone: string): number => {
  const wall = wallClock(now, timeZone);
  return instantOf(wall - (wall % DAY) + DAY, timeZone);
};
