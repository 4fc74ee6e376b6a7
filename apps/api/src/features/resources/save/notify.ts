import { resourceNotificationTexts } from '@amberway/contract/resources/notifications';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { StoredResource } from './queries.ts';

type SentBack = { name: string; rejectReason: string | null };

/** The coach who added a resource is notified with the reviewer's line. One who rejects their own is not. */
export const notifySentBack = (
  { actorId }: Principal,
  { id: resourceId, createdBy, customerId }: StoredResource,
  { name, rejectReason }: SentBack,
): Promise<void> =>
  notifyUsers([
    {
      type: 'RESOURCE_SENT_BACK',
      actorId,
      memberId: null,
      customerId,
      businessUserId: actorId,
      recipients: [createdBy],
      resourceId,
      message: resourceNotificationTexts.sentBack(name, rejectReason ?? ''),
    },
  ]);
