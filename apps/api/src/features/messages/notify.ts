import { isFamily } from '@amberway/contract/kernel/roles';
import { messageNotificationTexts } from '@amberway/contract/messages/notifications';
import type { Principal } from '../../kernel/identity/principal.ts';
import { lockUnreadFrom, notifyUsers } from '../notifications/public.ts';
import { nameOf } from './people.queries.ts';

export const MESSAGE_NOTIFICATIONS = ['FAMILY_WROTE', 'COACH_WROTE'] as const;

/** One notification for a conversation until it is read, however many messages follow. */
export const notifyReceiver = async (
  principal: Principal,
  { toId, customerId }: { toId: string; customerId: string },
): Promise<void> => {
  const { actorId } = principal;
  const fromFamily = isFamily(principal);
  const type = fromFamily ? 'FAMILY_WROTE' : 'COACH_WROTE';
  if (await lockUnreadFrom(toId, [type], actorId)) return;
  await notifyUsers([
    {
      type,
      actorId,
      memberId: null,
      customerId,
      businessUserId: fromFamily ? toId : actorId,
      recipients: [toId],
      untilOpened: true,
      message: messageNotificationTexts.wrote(await nameOf(actorId)),
    },
  ]);
};
