import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

export const postNotificationTexts = {
  added: (name: string) => `${name} has written a post`,
  answered: 'Your post has been answered',
} as const;

/** Not in the specification, which describes posts but no notifications about them. */
export const postNotifications = {
  POST_ADDED: { record: null, target: () => pageTarget(`${SCREENS.posts.path}?showUnansweredPosts=true`) },
  POST_ANSWERED: { record: null, target: () => pageTarget(SCREENS.myPosts.path) },
} as const satisfies NotificationKinds;
