import { queryOptions, useQuery } from '@tanstack/react-query';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { type ActionOf, type Area, can, reachOf, type Viewer } from '@amberway/contract/kernel/permissions';
import { getMe } from '@amberway/contract/users/endpoints';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { call } from '../api.ts';

export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: async ({ signal }) => (await call(getMe, undefined, { signal })).data,
  staleTime: 5 * MINUTE,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user. The signed-in area sets it in the cache before anything renders. */
export const useMe = (): CurrentUser => {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('useMe is for screens behind sign-in');
  return data;
};

/** The viewer's time zone, also on pages that need no sign-in. */
export const useViewerZone = (): string | null => useQuery({ ...meQuery, enabled: false }).data?.timeZone ?? null;

export const viewerOf = (me: CurrentUser): Viewer => ({ role: me.role, actorRole: me.actor?.role });

/** Whether the viewer may do this at all. The server decides on which records. */
export const useCan = <A extends Area>(area: A, action: ActionOf<A>): boolean => can(viewerOf(useMe()), area, action);

/** Whether they may do it with every record, not only their own or their families'. */
export const useCanAll = <A extends Area>(area: A, action: ActionOf<A>): boolean =>
  reachOf(viewerOf(useMe()), area, action) === 'any';
