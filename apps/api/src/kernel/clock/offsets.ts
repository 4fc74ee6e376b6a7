import { DAY } from '@amberway/contract/kernel/limits';
import { offsetsAround } from '@amberway/contract/kernel/wall-clock';
import type { ZoneOffsets } from '@amberway/contract/kernel/zone-offsets';
import type { Principal } from '../identity/principal.ts';
import { zoneOf } from './today.ts';

// A table takes a few hundred formatted dates, and is the same for everyone in the zone.
const tables = new Map<string, { day: number; table: ZoneOffsets }>();

/** The offsets of the principal's time zone for a year and more around now. */
export const offsetsOf = (principal: Pick<Principal, 'timeZone'>, now = Date.now()): ZoneOffsets => {
  const timeZone = zoneOf(principal);
  const day = Math.floor(now / DAY);
  const cached = tables.get(timeZone);
  if (cached?.day === day) return cached.table;
  const table = offsetsAround(now, timeZone);
  tables.set(timeZone, { day, table });
  return table;
};
