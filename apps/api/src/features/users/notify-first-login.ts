import { userNotificationTexts } from '@amberway/contract/users/notifications';
import { notifyUsers } from '../notifications/public.ts';

/** The one notification about the reader's own action. The database allows one for each user. */
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
