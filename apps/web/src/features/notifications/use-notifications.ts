import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { readNotification, resetUnread } from '@amberway/contract/notifications/endpoints';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { meQuery, useCan, useMe } from '../../kernel/queries/me.ts';
import { NOTIFICATIONS_SLICE, notificationsQuery, type Pages, withRead } from './queries.ts';
import { useAction } from '../../ui/use-action.ts';

/** One's notifications, fresh whenever the server says that the number beside the bell has changed. */
export const useNotifications = (size: number) => {
  const client = useQueryClient();
  const me = useMe();
  // Whoever looks over a family's shoulder leaves its bell as it is.
  const own = useCan('notifications', 'read');
  const list = useInfiniteQuery(notificationsQuery(me._id, size));
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [NOTIFICATIONS_SLICE] }), [client]);
  useLiveEvent('unread', () => void refresh());

  const { run: reset } = useAction(resetUnread, {
    invalidates: [{ queryKey: meQuery.queryKey }],
    // The number simply stays; the next opening tries again.
    failed: () => {},
  });
  // Opening the list is what empties the bell.
  useEffect(() => {
    if (own && me.unreadCount > 0) void reset({ body: { unreadCount: 0 } });
  }, [own, me.unreadCount, reset]);

  const { run: read } = useAction(readNotification, {
    optimistic: ({ params }) => ({
      queryKey: [NOTIFICATIONS_SLICE],
      show: (now: Pages) => withRead(now, params.id),
    }),
    // Not worth stopping anyone on the way to what they clicked: the mark comes back with the next load.
    failed: () => {},
  });
  const markRead = useCallback(
    async ({ _id, read: isRead }: Notification) => {
      if (own && !isRead) await read({ params: { id: _id } });
    },
    [own, read],
  );

  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return { list, rows, markRead };
};
