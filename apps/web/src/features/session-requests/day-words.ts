import { DAY } from '@amberway/contract/kernel/limits';
import { trueDate } from '../../kernel/device/clock.ts';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { longDay, today } from '../../ui/today.ts';

/** Monday, or 8 November if it was longer ago; null for today. */
export const dayWords = (instant: string, zone: string | null, now = trueDate()): string | null => {
  const at = new Date(instant);
  if (today(zone, at) === today(zone, now)) return null;
  const [weekday = '', ...date] = longDay(zone, at).split(' ');
  return now.getTime() - at.getTime() < 6 * DAY ? weekday : date.join(' ');
};

export const askedText = (createdAt: string, coach: string, zone: string | null): string => {
  const day = dayWords(createdAt, zone);
  return day ? sessionRequestTexts.open(day, coach) : sessionRequestTexts.openToday(coach);
};
