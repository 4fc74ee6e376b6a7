import { saidWall } from '../kernel/clock-text.ts';
import { formatWall } from '../kernel/date-text.ts';
import { DEFAULT_TIME_ZONE } from '../kernel/dates.ts';
import { counted, type NotificationKinds } from '../kernel/notification-kind.ts';
import { wallClock } from '../kernel/wall-clock.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

/** 'Mon 23 Nov, 4 pm' for the reader. */
const sessionTime = (startTime: string, timeZone: string | null): string => {
  const wall = wallClock(Date.parse(startTime), timeZone ?? DEFAULT_TIME_ZONE);
  return `${formatWall(wall, 'ddd D MMM')}, ${saidWall(wall)}`;
};

export const sessionRequestNotificationTexts = {
  asked: (family: string, child: string) => `${family} asks for a session with ${child}`,
  offered: (coach: string, startTime: string, timeZone: string | null) =>
    `${coach} offered a session: ${sessionTime(startTime, timeZone)}`,
  declined: (coach: string) => `${coach} answered your request for a session`,
  /** After four weeks without an answer. */
  lapsed: (child: string) => `Your request for a session with ${child} had no answer and has ended. You can ask again.`,
} as const;

/** Not in the specification. A time that is offered is a new session (SESSION_ADDED) with a text of its own. */
export const sessionRequestNotifications = {
  SESSION_REQUESTED: {
    subject: 'child',
    end: 'done',
    weekly: { staff: 2 },
    counted: counted('request for a session', 'requests for a session'),
    record: null,
    target: () => pageTarget(SCREENS.home.path),
  },
  /** The request ended without a session. */
  SESSION_REQUEST_DECLINED: {
    subject: 'child',
    end: 'read',
    weekly: { family: 1 },
    counted: counted('answer to your request', 'answers to your requests'),
    record: null,
    target: () => pageTarget(SCREENS.home.path),
  },
} as const satisfies NotificationKinds;
