import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { recordTarget } from '../shell/notification-targets.ts';

export const noteNotificationTexts = {
  added: 'A new session has been added',
  moved: 'A session has been moved',
  cancelled: 'A session has been cancelled',
} as const;

export const noteNotifications = {
  SESSION_ADDED: { record: 'note', reported: true, target: ({ note }) => recordTarget('note', note) },
} as const satisfies NotificationKinds;
