import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { recordTarget } from '../shell/notification-targets.ts';

/** Maximum length of an outcome's name in a message. */
const NAME_PART = 20;

export const skillNotificationTexts = {
  added: (outcomeName: string) =>
    `A new skill has been added to ${Array.from(outcomeName).slice(0, NAME_PART).join('').trimEnd()}`,
  /** The same with the whole name, for the list. */
  addedTo: (outcomeName: string) => `A new skill has been added to ${outcomeName}`,
} as const;

export const skillNotifications = {
  MILESTONE_ADDED: { record: 'skill', reported: true, target: ({ skill }) => recordTarget('skill', skill) },
} as const satisfies NotificationKinds;
