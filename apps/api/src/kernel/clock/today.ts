import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { findTimeZone } from '@amberway/contract/places/time-zones';
import type { Principal } from '../identity/principal.ts';

/** Only names the product knows reach a formatter or the database: both throw at others. */
const knownZone = (timeZone: string | null): string =>
  timeZone && findTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;

// Making one takes far longer than using it.
const calendars = new Map<string, Intl.DateTimeFormat>();
const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, known);
  return known;
};

/** The calendar day there and then, as YYYY-MM-DD. */
export const dayInZone = (timeZone: string | null, now = new Date()): string =>
  calendarOf(knownZone(timeZone)).format(now);

/** Where the days of whoever asks begin and end. */
export const zoneOf = ({ timeZone }: Pick<Principal, 'timeZone'>): string => knownZone(timeZone);

/** 'Today' of a rule is the day on the calendar of the person who writes or looks. */
export const todayOf = ({ timeZone }: Pick<Principal, 'timeZone'>): string => dayInZone(timeZone);
