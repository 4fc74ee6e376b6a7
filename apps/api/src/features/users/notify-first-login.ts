import { userNotificationTexts } from '@amberway/contract/users/notifications';
import { notifyUsers } from '../notifications/public.ts';

/** The only notification about the recipient's own action. A unique index allows one per user. */
export const notifyFirstLogin = (userId: string): Promise<void> =>
  notifyUsers([
    {
      type: 'FIRST_TIME_LOGIN',
      actorId: null,
      memberId: null,
      businessUserId: null,
      recipients: [userId],
      message: userNotificationTexts.firstLogin,
    },
  ]);
