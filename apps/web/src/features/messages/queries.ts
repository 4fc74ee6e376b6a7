import { infiniteQueryOptions } from '@tanstack/react-query';
import { listClientMessages, listCoachMessages } from '@amberway/contract/messages/endpoints';
import { MESSAGES_SHOWN } from '@amberway/contract/messages/texts';
import type { ClientMessage, Message } from '@amberway/contract/messages/schemas';
import { call } from '../../kernel/api.ts';
import { REMEMBERED } from '../../kernel/queries/remembered.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';

export const MESSAGES_SLICE = 'messages';

type Page<T> = { data: T[]; count: number; leftToday: number | null };

/** The cursor of the next page, if there is one. */
export const nextOf = (last: Page<unknown>, pages: Page<unknown>[]): number | undefined => {
  const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
  return last.data.length > 0 && loaded < last.count ? loaded : undefined;
};

/** Messages between the viewer and a client, newest first; without a client, all of the viewer's conversations. */
export const clientMessagesQuery = (client: string | null, size = MESSAGES_SHOWN) =>
  infiniteQueryOptions({
    ...retryPolicy,
    meta: REMEMBERED,
    queryKey: [MESSAGES_SLICE, 'client', client, size],
    queryFn: ({ pageParam, signal }): Promise<Page<ClientMessage>> =>
      call(listClientMessages, { query: { skip: pageParam, limit: size, ...(client && { client }) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });

/** What families wrote to the viewer and got no reply to, newest first. */
export const unansweredQuery = infiniteQueryOptions({
  ...retryPolicy,
  meta: REMEMBERED,
  queryKey: [MESSAGES_SLICE, 'unanswered'],
  queryFn: ({ pageParam, signal }): Promise<Page<ClientMessage>> =>
    call(listClientMessages, { query: { skip: pageParam, limit: MESSAGES_SHOWN, unanswered: true } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: nextOf,
});

/** Messages from administrators to a business user; for a business user, their own. */
export const coachMessagesQuery = (to: string | null, size = MESSAGES_SHOWN) =>
  infiniteQueryOptions({
    ...retryPolicy,
    queryKey: [MESSAGES_SLICE, 'coach', to, size],
    queryFn: ({ pageParam, signal }): Promise<Page<Message>> =>
      call(listCoachMessages, { query: { skip: pageParam, limit: size, ...(to && { to }) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
