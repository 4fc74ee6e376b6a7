import { practiceNotificationTexts } from '@amberway/contract/practice/notifications';
import { publish } from '../../kernel/events/publish.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { aboutFamily, type Family, notifyUsers } from '../notifications/public.ts';
import type { SkillStanding } from '../programme/public.ts';
import { readersOf } from './children.queries.ts';

// Call these in the transaction of the change.

/** Open pages of the family and its staff reload the child's practice. */
export const publishPractice = async (memberId: string, customerId: string): Promise<void> =>
  publish({ type: 'practice', member: memberId }, await readersOf(memberId, customerId));

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

/** A check found that a mastered skill has faded: to the clinician and the skill's team. */
export const notifyFaded = (
  principal: Principal,
  skill: { id: string; name: string; family: Family },
  team: readonly string[],
): Promise<void> =>
  notifyUsers([
    {
      ...aboutFamily(principal, skill.family),
      type: 'SKILL_FADED',
      recipients: [skill.family.primaryContact, ...team],
      skillId: skill.id,
      message: practiceNotificationTexts.faded(skill.name),
    },
  ]);
