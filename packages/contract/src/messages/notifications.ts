import { counted, type NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';
import { clientMessagesPath, messagesPath } from './paths.ts';

export const messageNotificationTexts = { wrote: (name: string) => `${name} wrote to you` } as const;

/** A conversation has one line, which moves to its latest message. */
const ofConversation = { subject: 'sender', end: 'read', record: null } as const;

/** Not in the specification, which describes messages but no notifications about them. */
export const messageNotifications = {
  FAMILY_WROTE: {
    ...ofConversation,
    weekly: { staff: 10 },
    counted: counted('family wrote to you', 'families wrote to you'),
    target: ({ customer }) => pageTarget(customer ? clientMessagesPath(customer._id) : SCREENS.home.path),
  },
  /** The newest conversation is the one that opens. */
  COACH_WROTE: {
    ...ofConversation,
    weekly: { family: 2 },
    counted: counted('message from your team', 'messages from your team'),
    target: () => pageTarget(messagesPath()),
  },
} as const satisfies NotificationKinds;
