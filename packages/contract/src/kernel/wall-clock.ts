import { DAY } from './limits.ts';

// Making one takes far longer than using it.
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

/** What the wall clock of the zone shows, as if it were UTC. */
export const wallClock = (at: number, timeZone: string): number => {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** The instant at which the zone's wall clock shows this. Asked twice, since the offset may differ at the answer. */
export const instantOf = (wall: number, timeZone: string): number => {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return wall - (wallClock(guess, timeZone) - guess);
};

/** When the zone's present day is over: the next day's beginning. */
export const endOfToday = (now: number, timeZone: string): number => {
  const wall = wallClock(now, timeZone);
  return instantOf(wall - (wall % DAY) + DAY, timeZone);
};
