import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { recordTarget } from '../shell/notification-targets.ts';

export const outcomeNotificationTexts = {
  added: 'A new outcome has been added',
  updated: 'An outcome has been updated',
} as const;

export const outcomeNotifications = {
  GOAL_ADDED: { record: 'outcome', reported: true, target: ({ outcome }) => recordTarget('outcome', outcome) },
  GOAL_UPDATED: { record: 'outcome', reported: true, target: ({ outcome }) => recordTarget('outcome', outcome) },
} as const satisfies NotificationKinds;
