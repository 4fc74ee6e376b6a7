import { DAY } from '@amberway/contract/kernel/limits';
import { trueDate } from '../../../kernel/device/clock.ts';
import { saidClock } from '../../../ui/said-dates.ts';
import { longDay, today } from '../../../ui/today.ts';

// Times of a conversation, as people say them.

type Zone = string | null;

const dayOf = (instant: string, zone: Zone) => today(zone, new Date(instant));
const daysBefore = (days: number, zone: Zone, now: Date) => today(zone, new Date(now.getTime() - days * DAY));

/** The line between two days: Today, Yesterday, Sunday 15 November, with the year if it is another one. */
export const dayLine = (instant: string, zone: Zone, now = trueDate()): string => {
  const day = dayOf(instant, zone);
  if (day === today(zone, now)) return 'Today';
  if (day === daysBefore(1, zone, now)) return 'Yesterday';
  const said = longDay(zone, new Date(instant));
  return day.slice(0, 4) === today(zone, now).slice(0, 4) ? said : `${said} ${day.slice(0, 4)}`;
};

/** When it was read: the time today, then yesterday, the weekday, the day. */
export const readWhen = (instant: string, zone: Zone, now = trueDate()): string => {
  const line = dayLine(instant, zone, now);
  if (line === 'Today') return saidClock(instant, zone);
  if (line === 'Yesterday') return 'yesterday';
  const [weekday = '', ...date] = line.split(' ');
  return now.getTime() - Date.parse(instant) < 6 * DAY ? weekday : date.join(' ');
};
