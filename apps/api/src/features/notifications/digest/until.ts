import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { instantOf, wallClock } from '@amberway/contract/kernel/wall-clock';

const EVENING_HOUR = 20;

/** A digest that could not be sent by the evening is not sent the next day. One made late has an hour. */
export const digestUntil = (now: number, timeZone: string): string => {
  const wall = wallClock(now, timeZone);
  const evening = instantOf(wall - (wall % DAY) + EVENING_HOUR * HOUR, timeZone);
  return new Date(Math.max(evening, now + HOUR)).toISOString();
};
