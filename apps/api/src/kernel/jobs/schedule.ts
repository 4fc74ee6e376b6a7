import { DAY, MINUTE } from '@amberway/contract/kernel/limits';

/** Every so many minutes, counted from midnight UTC; or once a day at a time of the clock on the wall. */
export type Every = { minutes: number } | { dailyAt: `${number}:${number}` };

/** What the wall clock of the zone shows, as if it were UTC. */
const wallClock = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** The instant at which the zone's wall clock shows this. Asked twice, since the offset may differ at the answer. */
const instantOf = (wall: number, timeZone: string): number => {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return wall - (wallClock(guess, timeZone) - guess);
};

/** The last time the job was due, at or before now. All processes come to the same one. */
export const lastDue = (every: Every, now: number, timeZone: string): number => {
  if ('minutes' in every) return now - (now % (every.minutes * MINUTE));
  const [hours = 0, minutes = 0] = every.dailyAt.split(':').map(Number);
  const midnight = wallClock(now, timeZone);
  for (let day = midnight - (midnight % DAY); ; day -= DAY) {
    const due = instantOf(day + (hours * 60 + minutes) * MINUTE, timeZone);
    if (due <= now) return due;
  }
};
