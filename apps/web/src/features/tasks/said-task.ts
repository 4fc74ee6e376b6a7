import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { DAY } from '@amberway/contract/kernel/limits';
import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { formatDay } from '../../ui/dates.ts';
import { saidDay } from '../../ui/said-dates.ts';
import { today } from '../../ui/today.ts';

// When a task is due and when it was done, as people say it. Days are calendar days (YYYY-MM-DD).

/** Beyond this a weekday could be meant of another week. */
const WEEK_DAYS = 6;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** 'Sunday' for a day of this week, else 'Mon 30 Nov'. */
const dayName = (day: string, now: string) =>
  Math.abs(daysBetween(now, day)) <= WEEK_DAYS ? formatDay(day, 'dddd') : saidDay(day, 'UTC', new Date(now));

/** 'Due today', 'By Sunday', 'Was due on Mon 2 Nov': past and future are different words. */
export const dueText = (due: string, now: string): string => {
  const days = daysBetween(now, due);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days === -1) return 'Was due yesterday';
  return `${days > 0 ? 'By' : 'Was due on'} ${dayName(due, now)}`;
};

/** 'today', 'yesterday', 'on Monday', 'on Mon 2 Nov'. */
const doneDay = (at: string, zone: string | null, now: string): string => {
  const day = today(zone ?? DEFAULT_TIME_ZONE, new Date(at));
  const days = daysBetween(day, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `on ${dayName(day, now)}`;
};

type Done = Pick<TaskSummary, 'completedAt' | 'tickedBy'>;

/** When it was done, and by whom if it was not the viewer. Empty while the server does not say it yet. */
export const tickedText = ({ completedAt, tickedBy }: Done, viewerId: string, zone: string | null): string => {
  if (!completedAt) return '';
  const day = doneDay(completedAt, zone, today(zone));
  return tickedBy && tickedBy._id !== viewerId ? tickTexts.tickedBy(tickedBy.firstName, day) : tickTexts.done(day);
};
