import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

export const sessionRequestNotificationTexts = {
  asked: (family: string, child: string) => `${family} asks for a session with ${child}`,
  declined: (coach: string) => `${coach} answered your request for a session`,
} as const;

/** Not in the specification. A time that is offered is announced as a new session. */
export const sessionRequestNotifications = {
  SESSION_REQUESTED: { record: null, target: () => pageTarget(SCREENS.home.path) },
  SESSION_REQUEST_DECLINED: { record: null, target: () => pageTarget(SCREENS.home.path) },
} as const satisfies NotificationKinds;
