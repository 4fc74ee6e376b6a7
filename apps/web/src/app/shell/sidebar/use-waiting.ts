import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { getWaiting } from '@amberway/contract/waiting/endpoints';
import type { WaitingKind } from '@amberway/contract/waiting/kinds';
import { call } from '../../../kernel/api.ts';
import { useLiveEvent } from '../../../kernel/live/live.ts';

const SLICE = 'waiting';
/** The slices of the lists that are counted: a change made there changes a number. */
const COUNTED: readonly unknown[] = ['users', 'posts', 'resources', 'privacy', 'jobs'];

const waitingQuery = queryOptions({
  queryKey: [SLICE],
  queryFn: async ({ signal }) => (await call(getWaiting, undefined, { signal })).data,
  refetchOnWindowFocus: 'always',
  refetchInterval: MINUTE,
});

export type Waiting = readonly { kind: WaitingKind; count: number }[];

/** What waits for the viewer. Undefined until it was loaded once. */
export const useWaiting = (): Waiting | undefined => useQuery(waitingQuery).data;

/** Reloads the numbers on live events and after a change of the viewer's own. Used once, by the sidebar. */
export const useLiveWaiting = (): void => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [SLICE] });
  useLiveEvent('post', refresh);
  useLiveEvent('unread', refresh);
  useLiveEvent('refresh', refresh);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
        if (COUNTED.includes(event.query.queryKey[0])) void client.invalidateQueries({ queryKey: [SLICE] });
      }),
    [client],
  );
};
