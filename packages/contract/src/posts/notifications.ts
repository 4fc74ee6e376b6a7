import { counted, type NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

export const postNotificationTexts = {
  added: (name: string) => `${name} has written a post`,
  answered: 'Your post has been answered',
} as const;

/** Not in the specification, which describes posts but no notifications about them. */
export const postNotifications = {
  POST_ADDED: {
    subject: 'sender',
    end: 'read',
    weekly: { staff: 3 },
    counted: counted('new post', 'new posts'),
    record: null,
    target: () => pageTarget(`${SCREENS.posts.path}?showUnansweredPosts=true`),
  },
  POST_ANSWERED: {
    subject: 'event',
    end: 'read',
    weekly: { family: 1 },
    counted: counted('answer to your post', 'answers to your posts'),
    record: null,
    target: () => pageTarget(SCREENS.myPosts.path),
  },
} as const satisfies NotificationKinds;
