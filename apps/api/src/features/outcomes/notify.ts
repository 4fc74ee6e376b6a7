import { notificationTexts } from '@amberway/contract/notifications/texts';
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
      message: what === 'added' ? notificationTexts.outcomeAdded : notificationTexts.outcomeUpdated,
    },
  ]);

export const notifiedOutcome: NotifiedRecord = { field: 'goal', belongsToMember: isOutcomeOf };
