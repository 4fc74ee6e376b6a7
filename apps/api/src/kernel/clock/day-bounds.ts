import { DAY } from '@amberway/contract/kernel/limits';
import { instantOf } from '@amberway/contract/kernel/wall-clock';

/** When a calendar day (YYYY-MM-DD) begins and ends in a zone from zoneOf(); the end is exclusive. */
export const dayBounds = (zone: string, day: string): { from: string; to: string } => {
  const start = Date.parse(`${day}T00:00:00Z`);
  return {
    from: new Date(instantOf(start, zone)).toISOString(),
    to: new Date(instantOf(start + DAY, zone)).toISOString(),
  };
};
