import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { recordTarget } from '../shell/notification-targets.ts';

export const practiceNotificationTexts = {
  planned: (skillName: string) => `New to practise at home: ${skillName}`,
  faded: (skillName: string) => `Less sure than when it was mastered: ${skillName}`,
} as const;

/**
 * To the family, when a skill is first planned or planned again; to the coaches, when a check finds that a mastered skill
 * has faded. Entries notify nobody: coaches see them live.
 */
export const practiceNotifications = {
  PRACTICE_PLANNED: { record: 'skill', target: ({ skill }) => recordTarget('skill', skill) },
  SKILL_FADED: { record: 'skill', target: ({ skill }) => recordTarget('skill', skill) },
} as const satisfies NotificationKinds;
