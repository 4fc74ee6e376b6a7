import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

export const resourceNotificationTexts = {
  shared: 'A new resource has been shared with you',
  sentBack: (name: string, reason: string) => `“${name}” was sent back: ${reason}`,
} as const;

export const resourceNotifications = {
  RESOURCE: { record: 'resource', reported: true, target: () => pageTarget(SCREENS.sharedResources.path) },
  /** Not in the specification: for the coach who added what a reviewer sent back. */
  RESOURCE_SENT_BACK: {
    record: 'resource',
    target: ({ resource }) =>
      pageTarget(resource ? SCREENS.resource.path.replace(':id', resource._id) : SCREENS.resources.path),
  },
} as const satisfies NotificationKinds;
