import type { NotificationKind, NotificationSubject, NotificationTarget } from '../kernel/notification-kind.ts';
import { NOTIFICATION_KINDS, type NotificationType } from './types.ts';

export const notificationTarget = (
  notification: NotificationSubject & { type: NotificationType },
  where: 'bell' | 'screen',
): NotificationTarget => {
  const kind: NotificationKind = NOTIFICATION_KINDS[notification.type];
  return kind.target(notification, where);
};
