import { formatTime } from '../kernel/clock-text.ts';
import { formatInstant } from '../kernel/date-text.ts';
import { DEFAULT_TIME_ZONE } from '../kernel/dates.ts';
import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

/** 'Mon 23 Nov, 4 pm' for the reader. */
const sessionTime = (startTime: string, timeZone: string | null): string => {
  const zone = timeZone ?? DEFAULT_TIME_ZONE;
  const clock = formatTime(startTime, zone).replace(/^0/, '').replace(':00', '').toLowerCase();
  return `${formatInstant(startTime, zone, 'ddd D MMM')}, ${clock}`;
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
