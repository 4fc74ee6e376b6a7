import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';
import { clientMessagesPath, messagesPath } from './paths.ts';

export const messageNotificationTexts = { wrote: (name: string) => `${name} wrote to you` } as const;

/** Not in the specification, which describes messages but no notifications about them. */
export const messageNotifications = {
  FAMILY_WROTE: {
    record: null,
    target: ({ customer }) => pageTarget(customer ? clientMessagesPath(customer._id) : SCREENS.home.path),
  },
  /** The newest conversation is the one that opens. */
  COACH_WROTE: { record: null, target: () => pageTarget(messagesPath()) },
} as const satisfies NotificationKinds;
