import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { findTimeZone } from '@amberway/contract/places/time-zones';
import { timeZoneOf } from './queries.ts';

/** Only names the product knows reach a formatter or the database: both throw at others. */
const knownZone = (timeZone: string | null): string =>
  timeZone && findTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;

/** The calendar day there and then, as YYYY-MM-DD. */
export const dayInZone = (timeZone: string | null, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: knownZone(timeZone), dateStyle: 'short' }).format(now);

/** Where a person's days begin and end. */
export const zoneOf = async (userId: string): Promise<string> => knownZone(await timeZoneOf(userId));

/** 'Today' of a rule is the day on the calendar of the person who writes or looks. */
export const todayOf = async (userId: string): Promise<string> => dayInZone(await timeZoneOf(userId));
