import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { recordVisit } from '@amberway/contract/dashboards/endpoints';
import type { Visit } from '@amberway/contract/dashboards/schemas';
import { familyNews, sinceLine } from '@amberway/contract/dashboards/since';
import { call } from '../api.ts';
import { useLiveEvent } from '../live/live.ts';
import { useCan, useMe } from './me.ts';
import { staleUnlessOpening } from './opening.ts';

const VISIT = 'visit';

/**
 * Loading it records a visit on the server, once per sign-in: loading it again only tells what is new by now. It is
 * loaded again on each return and when the number on the bell changes, which what was read or has arrived does.
 */
const visitQuery = (unreadCount: number) =>
  queryOptions({
    // Outside all slices: the changes of a slice need not load it again.
    queryKey: [VISIT, unreadCount],
    queryFn: async () => (await call(recordVisit, undefined, { harmless: true })).data,
    staleTime: staleUnlessOpening,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** One line on what is new since the last visit, as `lineOf` puts it; null in someone else's view. */
const useLine = (lineOf: (visit: Visit) => string | null): string | null => {
  const client = useQueryClient();
  const mine = useCan('dashboards', 'visit');
  const { data } = useQuery({ ...visitQuery(useMe().unreadCount), enabled: mine });
  const reload = () => void client.invalidateQueries({ queryKey: [VISIT] });
  useLiveEvent('message', reload);
  useLiveEvent('refresh', reload);
  return data ? lineOf(data) : null;
};

export const useSince = () => useLine(sinceLine);

/** For the home of one of the family's children. */
export const useFamilyNews = (memberId: string | undefined) => {
  const { members } = useMe();
  return useLine((visit) => familyNews(visit, memberId, members));
};
