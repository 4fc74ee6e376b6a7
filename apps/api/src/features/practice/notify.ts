import { practiceNotificationTexts } from '@amberway/contract/practice/notifications';
import { publish } from '../../kernel/events/publish.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { aboutFamily, notifyUsers } from '../notifications/public.ts';
import type { SkillStanding } from '../programme/public.ts';
import { readersOf } from './children.queries.ts';

// Call these in the transaction of the change.

/** Open pages of the family and its staff reload the child's practice. */
export const publishPractice = async (memberId: string, customerId: string): Promise<void> =>
  publish({ type: 'practice', member: memberId }, await readersOf(customerId));

export const notifyPlanned = (principal: Principal, { skill, family }: SkillStanding): Promise<void> =>
  notifyUsers([
    {
      ...aboutFamily(principal, family),
      type: 'PRACTICE_PLANNED',
      recipients: [family.parentId],
      skillId: skill.id,
      message: practiceNotificationTexts.planned(skill.name),
    },
  ]);
