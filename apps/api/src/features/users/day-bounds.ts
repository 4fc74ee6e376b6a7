import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { findTimeZone } from '@amberway/contract/places/time-zones';

/** How far that zone's clock is ahead of Greenwich at a moment. */
const aheadAt = (timeZone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
};

const midnight = (timeZone: string, utcMidnight: number): number => {
  // The clock may change on that very day: what is right at the guess is looked at once more.
  const guess = utcMidnight - aheadAt(timeZone, utcMidnight);
  return utcMidnight - aheadAt(timeZone, guess);
};

/** When a calendar day (YYYY-MM-DD) begins and ends there; the end is the next day's beginning. */
export const dayBounds = (timeZone: string | null, day: string): { from: string; to: string } => {
  const zone = timeZone && findTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
  const start = Date.parse(`${day}T00:00:00Z`);
  return {
    from: new Date(midnight(zone, start)).toISOString(),
    to: new Date(midnight(zone, start + DAY)).toISOString(),
  };
};
