import { DAY, MINUTE } from '@amberway/contract/kernel/limits';

// Making one takes far longer than using it.
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, known);
  return known;
};

/** How far that zone's clock is ahead of Greenwich at a moment. */
const aheadAt = (timeZone: string, at: number): number => {
  const parts = clockOf(timeZone).formatToParts(at);
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
};

const midnight = (timeZone: string, utcMidnight: number): number => {
  // The clock may change on that very day: what is right at the guess is looked at once more.
  const guess = utcMidnight - aheadAt(timeZone, utcMidnight);
  return utcMidnight - aheadAt(timeZone, guess);
};

/** When a calendar day (YYYY-MM-DD) begins and ends in a zone of zoneOf(); the end is the next day's beginning. */
export const dayBounds = (zone: string, day: string): { from: string; to: string } => {
  const start = Date.parse(`${day}T00:00:00Z`);
  return {
    from: new Date(midnight(zone, start)).toISOString(),
    to: new Date(midnight(zone, start + DAY)).toISOString(),
  };
};
