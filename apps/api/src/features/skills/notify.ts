import { skillNotificationTexts } from '@amberway/contract/skills/notifications';
import type { Principal } from '../../kernel/identity/principal.ts';
import { aboutFamily, type Family, type NotifiedRecord, notifyUsers } from '../notifications/public.ts';
import { isSkillOf } from './queries.ts';

export const notifySkillAdded = (
  principal: Principal,
  family: Family,
  skillId: string,
  outcome: { id: string; name: string },
): Promise<void> =>
  notifyUsers([
    {
      ...aboutFamily(principal, family),
      type: 'MILESTONE_ADDED',
      recipients: [family.parentId],
      outcomeId: outcome.id,
      skillId,
      message: skillNotificationTexts.added(outcome.name),
    },
  ]);

export const notifiedSkill: NotifiedRecord = { field: 'skill', belongsToMember: isSkillOf };
