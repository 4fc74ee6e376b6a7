import { streamNotifications } from '@amberway/contract/notifications/endpoints';
import { withDatabase } from '../../kernel/db/context.ts';
import { route } from '../../kernel/http/route.ts';
import { authenticate } from '../../kernel/identity/authenticate.ts';
import { unreadCountOf } from './queries.ts';

export const notificationRoutes = [
  route(streamNotifications, async ({ principal, request, services }) => {
    const check = () => withDatabase(services.database, () => authenticate(request.headers.authorization, false));
    const stream = services.events.open(principal.userId, { check });
    try {
      // Asked after the stream is open: a change in between is then heard twice rather than not at all.
      stream.send({ type: 'unread', unreadCount: await unreadCountOf(principal.userId) });
    } catch (error) {
      stream.end();
      throw error;
    }
    return stream.body;
  }),
];
