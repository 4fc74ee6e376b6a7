import { userNotificationTexts } from '@amberway/contract/users/notifications';
import { inTransaction } from '../../kernel/db/context.ts';
import { notifyAdministrators, notifyUsers } from '../notifications/public.ts';
import { findCover } from './cover.queries.ts';

type Cover = { actorId: string; customerId: string; reason: string };

/**
 * Notifies the family's clinicians, its success manager and every administrator of a cover.
 * Call it in the transaction of the cover.
 */
export const notifyCover = ({ actorId, customerId, reason }: Cover): Promise<void> =>
  inTransaction(async () => {
    const { coach, family, team } = await findCover(actorId, customerId);
    const message = userNotificationTexts.coverStarted(coach, family, reason);
    await notifyUsers([
      {
        type: 'FAMILY_COVERED',
        actorId,
        memberId: null,
        customerId,
        businessUserId: actorId,
        recipients: team,
        message,
      },
    ]);
    await notifyAdministrators({ type: 'COVER_STARTED', actorId, customerId, message });
  });
