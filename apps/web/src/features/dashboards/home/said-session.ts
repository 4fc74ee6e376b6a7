import { DAY } from '@amberway/contract/kernel/limits';
import { trueDate } from '../../../kernel/device/clock.ts';
import { saidDay, saidDayWithin } from '../../../ui/said-dates.ts';
import { longDay } from '../../../ui/today.ts';

const WEEK = 7;

/** 'today', 'yesterday', 'Monday'; null for a session longer ago, which needs its date. */
const nearDay = (startTime: string, zone: string | null, now: Date): string | null => {
  const said = saidDayWithin(startTime, zone, now);
  if (said !== saidDay(startTime, zone, now)) return said;
  const age = now.getTime() - Date.parse(startTime);
  return age >= 0 && age < (WEEK - 1) * DAY ? (longDay(zone, new Date(startTime)).split(' ')[0] ?? null) : null;
};

/** 'Mia wrote about Monday'; of a session longer ago 'Mia wrote about Mon 9 Nov'. */
export const wroteAbout = (name: string, startTime: string, zone: string | null, now = trueDate()): string =>
  `${name} wrote about ${nearDay(startTime, zone, now) ?? saidDay(startTime, zone, now)}`;

/** 'From Monday’s note'; of a session longer ago 'From the note of Mon 9 Nov'. */
export const fromNote = (startTime: string, zone: string | null, now = trueDate()): string => {
  const day = nearDay(startTime, zone, now);
  return day ? `From ${day}’s note` : `From the note of ${saidDay(startTime, zone, now)}`;
};
