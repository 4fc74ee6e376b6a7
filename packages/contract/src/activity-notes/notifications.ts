import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { formatInstant } from '../kernel/date-text.ts';
import { DEFAULT_TIME_ZONE } from '../kernel/dates.ts';
import { DAY } from '../kernel/limits.ts';
import { recordTarget } from '../shell/notification-targets.ts';

/** Beyond this a weekday would be taken for the latest one. */
const WEEK = 6 * DAY;

/** 'Monday', or 'Mon 2 Nov' when that was not the latest Monday. */
const sessionDay = (startTime: string, timeZone: string | null, now: number): string => {
  const recent = now - Date.parse(startTime) < WEEK;
  return formatInstant(startTime, timeZone ?? DEFAULT_TIME_ZONE, recent ? 'dddd' : 'ddd D MMM');
};

export const noteNotificationTexts = {
  added: 'A new session has been added',
  /** For a note that the family can read now. */
  wrote: (author: string, startTime: string, timeZone: string | null, now: number) =>
    `${author} wrote about ${sessionDay(startTime, timeZone, now)}`,
  moved: 'A session has been moved',
  cancelled: 'A session has been cancelled',
} as const;

export const noteNotifications = {
  SESSION_ADDED: { record: 'note', reported: true, target: ({ note }) => recordTarget('note', note) },
} as const satisfies NotificationKinds;
