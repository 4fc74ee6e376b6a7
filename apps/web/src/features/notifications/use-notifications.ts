import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { readNotification, resetUnread } from '@amberway/contract/notifications/endpoints';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { call } from '../../kernel/api.ts';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { meQuery, useCan, useMe } from '../../kernel/queries/me.ts';
import { NOTIFICATIONS_SLICE, notificationsQuery, type Pages, withRead } from './queries.ts';

/** One's notifications, fresh whenever the server says that the number beside the bell has changed. */
export const useNotifications = (size: number) => {
  const client = useQueryClient();
  const me = useMe();
  // Whoever looks over a family's shoulder leaves its bell as it is.
  const own = useCan('notifications', 'read');
  const list = useInfiniteQuery(notificationsQuery(me._id, size));
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [NOTIFICATIONS_SLICE] }), [client]);
  useLiveEvent('unread', () => void refresh());

  // Opening the list is what empties the bell.
  useEffect(() => {
    if (!own || me.unreadCount === 0) return;
    void call(resetUnread, { body: { unreadCount: 0 } })
      .then(() => client.invalidateQueries({ queryKey: meQuery.queryKey }))
      // The number simply stays; the next opening tries again.
      .catch(() => {});
  }, [client, own, me.unreadCount]);

  const markRead = useCallback(
    async (notification: Notification) => {
      if (!own || notification.read) return;
      const show = (now: Pages | undefined) => now && withRead(now, notification._id);
      client.setQueriesData<Pages>({ queryKey: [NOTIFICATIONS_SLICE] }, show);
      try {
        await call(readNotification, { params: { id: notification._id } });
      } catch {
        // Not worth stopping anyone on the way to what they clicked: the mark comes back with the next load.
        await refresh();
      }
    },
    [client, own, refresh],
  );

  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return { list, rows, markRead };
};
