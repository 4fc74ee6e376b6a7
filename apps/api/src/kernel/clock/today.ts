import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { findTimeZone } from '@amberway/contract/places/time-zones';
import type { Principal } from '../identity/principal.ts';

/** Only known zone names reach Intl or the database: both throw for others. */
const knownZone = (timeZone: string | null): string =>
  timeZone && findTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;

// Creating a formatter takes far longer than using it.
const calendars = new Map<string, Intl.DateTimeFormat>();
const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, known);
  return known;
};

/** The calendar day in that zone at that time, as YYYY-MM-DD. */
export const dayInZone = (timeZone: string | null, now = new Date()): string =>
  calendarOf(knownZone(timeZone)).format(now);

/** The time zone in which the principal's days begin and end. */
export const zoneOf = ({ timeZone }: Pick<Principal, 'timeZone'>): string => knownZone(timeZone);

/** 'Today' in a rule is the calendar day of the person who writes or reads. */
export const todayOf = ({ timeZone }: Pick<Principal, 'timeZone'>): string => dayInZone(timeZone);
