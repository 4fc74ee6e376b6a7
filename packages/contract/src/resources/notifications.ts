import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

export const resourceNotificationTexts = { shared: 'A new resource has been shared with you' } as const;

export const resourceNotifications = {
  RESOURCE: { record: 'resource', reported: true, target: () => pageTarget(SCREENS.sharedResources.path) },
} as const satisfies NotificationKinds;
