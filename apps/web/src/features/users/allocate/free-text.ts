import { formatWall } from '@amberway/contract/kernel/date-text';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { HOUR } from '@amberway/contract/kernel/limits';
import { wallClock } from '@amberway/contract/kernel/wall-clock';
import type { FreeTime } from '@amberway/contract/users/allocation';

type Zone = string | null;

const wallOf = (instant: string, zone: Zone) => wallClock(Date.parse(instant), zone ?? DEFAULT_TIME_ZONE);
const clock = (wall: number, half: string) =>
  formatWall(wall, `${formatWall(wall, 'mm') === '00' ? 'h' : 'h:mm'}${half}`).toLowerCase();

/** 'Wed 18, 7–9 am' in the zone; 'None before 7 Dec'. */
export const freeText = (free: FreeTime | null, until: string, zone: Zone): string => {
  if (!free) return `None before ${formatWall(wallOf(until, zone), 'D MMM')}`;
  const [start, end] = [wallOf(free.start, zone), wallOf(free.end, zone)];
  const sameHalf = formatWall(start, 'A') === formatWall(end, 'A');
  return `${formatWall(start, 'ddd D')}, ${clock(start, sameHalf ? '' : ' A')}–${clock(end, ' A')}`;
};

/** 'Perth' of 'Australia/Perth'. */
export const placeOf = (zone: Zone): string =>
  (zone ?? DEFAULT_TIME_ZONE).split('/').at(-1)?.replaceAll('_', ' ') ?? '';

const FRACTIONS: Record<number, string> = { 0: '', 25: '¼', 50: '½', 75: '¾' };

/** 'Melbourne, +3 h': how far the coach's clock is ahead of the family's. */
export const zoneText = (coach: Zone, family: Zone, now: number): string => {
  const difference = wallClock(now, coach ?? DEFAULT_TIME_ZONE) - wallClock(now, family ?? DEFAULT_TIME_ZONE);
  if (difference === 0) return `${placeOf(coach)}, same time`;
  const size = Math.abs(difference) / HOUR;
  const rest = FRACTIONS[Math.round((size % 1) * 100)] ?? '';
  return `${placeOf(coach)}, ${difference < 0 ? '−' : '+'}${Math.floor(size) || (rest ? '' : '0')}${rest} h`;
};
