import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { readNotification, resetUnread } from '@amberway/contract/notifications/endpoints';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { meQuery, useCan, useMe } from '../../kernel/queries/me.ts';
import { NOTIFICATIONS_SLICE, notificationsQuery, type Pages, withRead } from './queries.ts';
import { useAction } from '../../ui/use-action.ts';

/** The user's notifications, refetched on the live event that the unread count has changed. */
export const useNotifications = (size: number) => {
  const client = useQueryClient();
  const me = useMe();
  // Staff in a family's view do not change its read marks.
  const own = useCan('notifications', 'read');
  const list = useInfiniteQuery(notificationsQuery(me._id, size));
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [NOTIFICATIONS_SLICE] }), [client]);
  useLiveEvent('unread', () => void refresh());

  const { run: reset } = useAction(resetUnread, {
    invalidates: [{ queryKey: meQuery.queryKey }],
    // On failure the count stays; the next opening tries again.
    failed: () => {},
  });
  // Opening the list resets the unread count.
  useEffect(() => {
    if (own && me.unreadCount > 0) void reset({ body: { unreadCount: 0 } });
  }, [own, me.unreadCount, reset]);

  const { run: read } = useAction(readNotification, {
    optimistic: ({ params }) => ({
      queryKey: [NOTIFICATIONS_SLICE],
      show: (now: Pages) => withRead(now, params.id),
    }),
    // A failure must not block the navigation; the mark is corrected with the next load.
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
