import { DAY } from '@amberway/contract/kernel/limits';
import { instantOf } from '@amberway/contract/kernel/wall-clock';

/** The database reads no year 0 and none of five digits. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');
const written = (instant: number) => new Date(Math.min(Math.max(instant, FIRST), LAST)).toISOString();

/** When a calendar day (YYYY-MM-DD) begins and ends in a zone from zoneOf(); the end is exclusive. */
export const dayBounds = (zone: string, day: string): { from: string; to: string } => {
  const start = Date.parse(`${day}T00:00:00Z`);
  return {
    from: written(instantOf(start, zone)),
    to: written(instantOf(start + DAY, zone)),
  };
};
