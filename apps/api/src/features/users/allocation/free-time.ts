import type { FreeTime } from '@amberway/contract/users/allocation';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { DAY, HOUR, MINUTE } from '@amberway/contract/kernel/limits';
import { instantOf, wallClock } from '@amberway/contract/kernel/wall-clock';

// The record has days and hours a week, not a timetable. The working week is taken to begin on Monday and the day at
// nine, with the hours spread evenly over the days.

const DAY_BEGINS = 9 * HOUR;
const LONGEST_DAY = 12 * HOUR;
/** A first session needs this long. */
const SESSION = HOUR;
const STEP = 30 * MINUTE;
export const FREE_TIME_DAYS = 21;

export type Busy = { start: number; end: number };
type Coach = { timeZone: string | null; totalWorkDays: number | null; totalWorkHours: number | null };

const roundUp = (at: number) => Math.ceil(at / STEP) * STEP;

/** The first gap of a working day that is long enough. Busy times are in order. */
const gapIn = (from: number, until: number, busy: readonly Busy[]): Busy | undefined => {
  let start = roundUp(from);
  for (const one of busy) {
    if (one.end <= start) continue;
    const end = Math.min(one.start, until);
    if (end - start >= SESSION) return { start, end };
    start = roundUp(Math.max(start, one.end));
  }
  return until - start >= SESSION ? { start, end: until } : undefined;
};

/** When the coach is free next, or null if not in the next weeks. */
export const nextFreeTime = (coach: Coach, busy: readonly Busy[], now: number): FreeTime | null => {
  const days = Math.min(coach.totalWorkDays ?? 0, 7);
  const hours = coach.totalWorkHours ?? 0;
  if (days === 0 || hours === 0) return null;
  const length = Math.min(Math.floor((hours * HOUR) / days / STEP) * STEP, LONGEST_DAY);
  const zone = coach.timeZone ?? DEFAULT_TIME_ZONE;
  const today = Math.floor(wallClock(now, zone) / DAY) * DAY;
  const sorted = busy.toSorted((a, b) => a.start - b.start);
  for (let day = 0; day < FREE_TIME_DAYS; day += 1) {
    const midnight = today + day * DAY;
    // Monday is the first day of the week.
    if ((new Date(midnight).getUTCDay() + 6) % 7 >= days) continue;
    const begins = instantOf(midnight + DAY_BEGINS, zone);
    const gap = gapIn(Math.max(begins, now), begins + length, sorted);
    if (gap) return { start: new Date(gap.start).toISOString(), end: new Date(gap.end).toISOString() };
  }
  return null;
};
