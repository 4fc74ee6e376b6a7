import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { findTimeZone } from '@amberway/contract/places/time-zones';
import { timeZoneOf } from './queries.ts';

/** The calendar day there and then, as YYYY-MM-DD. */
export const dayInZone = (timeZone: string | null, now = new Date()): string => {
  // Only names the product knows reach the formatter: it throws at others.
  const zone = timeZone && findTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now);
};

/** 'Today' of a rule is the day on the calendar of the person who writes or looks. */
export const todayOf = async (userId: string): Promise<string> => dayInZone(await timeZoneOf(userId));
