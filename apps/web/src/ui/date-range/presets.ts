import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { trueDate } from '../../kernel/device/clock.ts';
import { ALL_TIME_START, type DatePreset } from '@amberway/contract/shell/date-presets';
import { today } from '../today.ts';
import { addDays, addMonths, firstOfMonth, firstOfWeek, startOfDay } from './zoned-day.ts';

/** The filter as endpoints take it: its name, the first and the last instant. */
export type DateRange = { name: DatePreset; startDate: string; endDate: string };

/** First and last day, both included. */
const daysOf = (preset: DatePreset, now: string): readonly [string, string] => {
  const week = firstOfWeek(now);
  const month = firstOfMonth(now);
  switch (preset) {
    case 'Today':
      return [now, now];
    case 'This Week':
      return [week, addDays(week, 6)];
    case 'Last Week':
      return [addDays(week, -7), addDays(week, -1)];
    case 'This Month':
      return [month, addDays(addMonths(month, 1), -1)];
    case 'Last Month':
      return [addMonths(month, -1), addDays(month, -1)];
    case 'Last 3 Months':
      return [addMonths(now, -3), now];
    case 'Last 6 Months':
      return [addMonths(now, -6), now];
    case 'All Time':
      return [ALL_TIME_START, now];
  }
};

/** The range of a preset for this viewer now. */
export const rangeOf = (preset: DatePreset, timeZone?: string | null, now: Date = trueDate()): DateRange => {
  const zone = timeZone ?? DEFAULT_TIME_ZONE;
  const [first, last] = daysOf(preset, today(zone, now));
  // Worked out when read: the home reads neither for all days, and so long ago the offset has to be looked up.
  return {
    name: preset,
    get startDate() {
      return startOfDay(first, zone).toISOString();
    },
    get endDate() {
      return new Date(startOfDay(addDays(last, 1), zone).getTime() - 1).toISOString();
    },
  };
};
