import { DAY } from '@amberway/contract/kernel/limits';
import { wallClock } from '@amberway/contract/kernel/wall-clock';

// Calendar days and when they begin in a time zone. Days are counted as dates, never as 24 hours: when the clocks
// change, a day is 23 or 25 hours long, and in some zones midnight itself is skipped.

const dateOf = (day: string) => new Date(`${day}T00:00:00.000Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(new Date(dateOf(day).getTime() + days * DAY));

/** The same day of another month, or that month's last. */
export const addMonths = (day: string, months: number): string => {
  const date = dateOf(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return dayOf(first);
};

export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Weeks begin on Monday. */
export const firstOfWeek = (day: string): string => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));

const offsetAt = (instant: number, timeZone: string): number => wallClock(instant, timeZone) - instant;

/** The first instant of the day in that zone. */
export const startOfDay = (day: string, timeZone: string): Date => {
  const local = dateOf(day).getTime();
  // The offsets on both sides of a change; the earlier instant that falls on that day is its start.
  const tries = [local - DAY, local + DAY].map((near) => local - offsetAt(near, timeZone)).toSorted((a, b) => a - b);
  const found = tries.find((instant) => instant + offsetAt(instant, timeZone) >= local);
  return new Date(found ?? local);
};
