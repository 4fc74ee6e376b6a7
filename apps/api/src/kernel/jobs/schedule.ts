import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { instantOf, wallClock } from '@amberway/contract/kernel/wall-clock';

/** Every so many minutes, counted from midnight UTC; or once a day at a local time. */
export type Every = { minutes: number } | { dailyAt: `${number}:${number}` };

/** The last time the job was due, at or before now. All processes compute the same. */
export const lastDue = (every: Every, now: number, timeZone: string): number => {
  if ('minutes' in every) return now - (now % (every.minutes * MINUTE));
  const [hours = 0, minutes = 0] = every.dailyAt.split(':').map(Number);
  const midnight = wallClock(now, timeZone);
  for (let day = midnight - (midnight % DAY); ; day -= DAY) {
    const due = instantOf(day + (hours * 60 + minutes) * MINUTE, timeZone);
    if (due <= now) return due;
  }
};
