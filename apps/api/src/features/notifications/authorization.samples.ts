import * as notifications from '@amberway/contract/notifications/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sample } from '../../testing/matrix/sample.ts';
import { addOutcome } from '../../testing/programme.ts';
import { addNotification } from '../../testing/notifications.ts';

export const samples = [
  sample(notifications.streamNotifications, 'none'),
  sample(notifications.listNotifications, 'self', ({ self }) => ({ params: { id: self } })),
  sample(notifications.createNotification, 'family', async ({ server, family }) => ({
    body: {
      type: 'GOAL_ADDED',
      member: family.memberId,
      user: DEMO_PEOPLE.parent.id,
      goal: (await addOutcome(server, { memberId: family.memberId })).id,
    },
  })),
  sample(notifications.readNotification, 'self', async ({ server, self }) => ({
    params: { id: (await addNotification(server, self)).id },
  })),
  sample(notifications.resetUnread, 'none', () => ({ body: { unreadCount: 0 } })),
  sample(notifications.getNotificationSettings, 'none'),
  sample(notifications.saveNotificationSettings, 'none', () => ({ body: { digest: false } })),
];
