import { saidWall } from '../kernel/clock-text.ts';
import { formatWall } from '../kernel/date-text.ts';
import { DEFAULT_TIME_ZONE } from '../kernel/dates.ts';
import type { NotificationKinds } from '../kernel/notification-kind.ts';
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
} as const;

/** Not in the specification. A time that is offered is a new session (SESSION_ADDED) with a text of its own. */
export const sessionRequestNotifications = {
  SESSION_REQUESTED: { record: null, target: () => pageTarget(SCREENS.home.path) },
  SESSION_REQUEST_DECLINED: { record: null, target: () => pageTarget(SCREENS.home.path) },
} as const satisfies NotificationKinds;
