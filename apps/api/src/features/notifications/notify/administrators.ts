import type { AdministratorNotificationType } from '@amberway/contract/notifications/types';
import { inTransaction } from '../../../kernel/db/context.ts';
import { findAdministratorIds } from './queries.ts';
import { notifyUsers } from './notify.ts';

type AdministratorNotice = {
  type: AdministratorNotificationType;
  /** The user whose action it is about. */
  actorId: string;
  /** The one family it is about; null when it is about several. */
  customerId: string | null;
  message: string;
};

/**
 * Notifies every administrator who can sign in, and updates open pages at once. Call it in the transaction of the
 * change it is about. An administrator who is the actor is notified too: somebody else may be using the account.
 */
export const notifyAdministrators = ({ type, actorId, customerId, message }: AdministratorNotice): Promise<void> =>
  inTransaction(async () =>
    notifyUsers([
      {
        type,
        actorId,
        alsoActor: true,
        memberId: null,
        customerId,
        businessUserId: actorId,
        recipients: await findAdministratorIds(),
        message,
      },
    ]),
  );
