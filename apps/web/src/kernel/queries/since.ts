import { queryOptions, useQuery } from '@tanstack/react-query';
import { recordVisit } from '@amberway/contract/dashboards/endpoints';
import { sinceLine } from '@amberway/contract/dashboards/since';
import { call } from '../api.ts';
import { useCan } from './me.ts';

/** Asking tells the server that one was here: once for each time the app is opened. */
const visitQuery = queryOptions({
  // Apart from all slices: making figures fresh is no new visit.
  queryKey: ['visit'],
  queryFn: async () => (await call(recordVisit)).data,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** What is new since one was here last, in a line; nothing in someone else's view. */
export const useSince = (): string | null => {
  const mine = useCan('dashboards', 'visit');
  const { data } = useQuery({ ...visitQuery, enabled: mine });
  return data ? sinceLine(data) : null;
};
