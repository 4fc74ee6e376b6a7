import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { recordTarget } from '../shell/notification-targets.ts';

export const outcomeNotificationTexts = {
  added: 'A new outcome has been added',
  updated: 'An outcome has been updated',
} as const;

export const outcomeNotifications = {
  GOAL_ADDED: { record: 'goal', reported: true, target: ({ goal }) => recordTarget('outcome', goal) },
  GOAL_UPDATED: { record: 'goal', reported: true, target: ({ goal }) => recordTarget('outcome', goal) },
} as const satisfies NotificationKinds;
