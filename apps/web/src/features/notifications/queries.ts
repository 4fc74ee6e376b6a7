import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { listNotifications } from '@amberway/contract/notifications/endpoints';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { call } from '../../kernel/api.ts';

export const NOTIFICATIONS_SLICE = 'notifications';

type Page = { data: Notification[]; count: number };
export type Pages = InfiniteData<Page, number>;

/** Newest first, in pages of the given size. */
export const notificationsQuery = (userId: string, size: number) =>
  infiniteQueryOptions({
    queryKey: [NOTIFICATIONS_SLICE, userId, size],
    queryFn: async ({ signal, pageParam }): Promise<Page> =>
      call(listNotifications, { params: { id: userId }, query: { skip: pageParam, limit: size } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { data }) => sum + data.length, 0);
      return last.data.length > 0 && shown < last.count ? shown : undefined;
    },
  });

/** The pages with one notification marked as read. */
export const withRead = (pages: Pages, id: string): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    data: page.data.map((one) => (one._id === id ? { ...one, read: true } : one)),
  })),
});

/** The pages without the reminder of one task; other lines about it stay. */
export const withoutReminder = (pages: Pages, taskId: string): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    data: page.data.filter(({ type, task }) => type !== 'TASK_OVERDUE' || task?._id !== taskId),
  })),
});
