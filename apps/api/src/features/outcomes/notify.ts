import { outcomeNotificationTexts } from '@amberway/contract/outcomes/notifications';
import type { Principal } from '../../kernel/identity/principal.ts';
import { aboutFamily, type Family, type NotifiedRecord, notifyUsers } from '../notifications/public.ts';
import { isOutcomeOf } from './queries.ts';

export const notifyOutcomeChanged = (
  principal: Principal,
  family: Family,
  outcomeId: string,
  what: 'added' | 'updated',
): Promise<void> =>
  notifyUsers([
    {
      ...aboutFamily(principal, family),
      type: what === 'added' ? 'GOAL_ADDED' : 'GOAL_UPDATED',
      recipients: [family.parentId],
      outcomeId,
      message: what === 'added' ? outcomeNotificationTexts.added : outcomeNotificationTexts.updated,
    },
  ]);

export const notifiedOutcome: NotifiedRecord = { field: 'outcome', belongsToMember: isOutcomeOf };
