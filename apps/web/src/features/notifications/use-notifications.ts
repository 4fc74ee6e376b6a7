import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readNotification, resetUnread } from '@amberway/contract/notifications/endpoints';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { meQuery, useCan, useMe } from '../../kernel/queries/me.ts';
import { NOTIFICATIONS_SLICE, notificationsQuery, type Pages, withRead } from './queries.ts';
import { useAction } from '../../ui/use-action.ts';

const NONE: Notification[] = [];

/** What was unread when it was first shown looks new until the list is closed, although it counts as read by then. */
const useFresh = (rows: readonly Notification[]): ReadonlySet<string> => {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const more = rows.filter(({ _id, read }) => !read && !fresh.has(_id));
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ _id }) => _id)]));
  return fresh;
};

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
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? NONE;
  // Opening the list reads its lines; a note or message stays unread until it is opened itself.
  const waiting = rows.filter(({ read, untilOpened }) => !read && untilOpened).length;
  const reads = own && list.isSuccess && me.unreadCount > waiting;
  useEffect(() => {
    if (reads) void reset({ body: { unreadCount: 0 } });
  }, [reads, reset]);
  const fresh = useFresh(rows);

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

  return { list, rows, fresh, markRead };
};
