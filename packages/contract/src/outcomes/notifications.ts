import { counted, type NotificationKinds, type NotificationSubject } from '../kernel/notification-kind.ts';
import { recordTarget } from '../shell/notification-targets.ts';

export const outcomeNotificationTexts = {
  added: 'A new outcome has been added',
  updated: 'An outcome has been updated',
} as const;

const ofOutcome = {
  end: 'gone',
  record: 'outcome',
  reported: true,
  target: ({ outcome }: NotificationSubject) => recordTarget('outcome', outcome),
} as const;

export const outcomeNotifications = {
  GOAL_ADDED: {
    ...ofOutcome,
    subject: 'child',
    weekly: { family: 1 },
    counted: counted('new outcome', 'new outcomes'),
  },
  GOAL_UPDATED: {
    ...ofOutcome,
    subject: 'outcome',
    weekly: { family: 1 },
    counted: counted('changed outcome', 'changed outcomes'),
  },
} as const satisfies NotificationKinds;
