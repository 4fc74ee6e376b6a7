import { isFamily } from '@amberway/contract/kernel/roles';
import { resourceNotificationTexts } from '@amberway/contract/resources/notifications';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { type Notice, notifyUsers } from '../../notifications/public.ts';

type Child = { id: string; parentId: string };

/** Notifications to a family of resources newly shared with its child. */
export const sharedNotices = (
  principal: Principal,
  { id: memberId, parentId }: Child,
  resources: readonly { id: string }[],
): Notice[] =>
  resources.map(({ id: resourceId }) => ({
    type: 'RESOURCE',
    actorId: principal.actorId,
    memberId,
    businessUserId: isFamily(principal) ? null : principal.actorId,
    recipients: [parentId],
    resourceId,
    message: resourceNotificationTexts.shared,
  }));

export const notifyResourcesShared = (
  principal: Principal,
  child: Child,
  resources: readonly { id: string }[],
): Promise<void> => notifyUsers(sharedNotices(principal, child, resources));
