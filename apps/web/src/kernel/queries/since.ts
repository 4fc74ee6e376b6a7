import { queryOptions, useQuery } from '@tanstack/react-query';
import { recordVisit } from '@amberway/contract/dashboards/endpoints';
import type { Visit } from '@amberway/contract/dashboards/schemas';
import { familyNews, sinceLine } from '@amberway/contract/dashboards/since';
import { call } from '../api.ts';
import { useCan } from './me.ts';

/** Loading it records a visit on the server: once per app start. */
const visitQuery = queryOptions({
  // Outside all slices: invalidating their queries must not record another visit.
  queryKey: ['visit'],
  queryFn: async () => (await call(recordVisit, undefined, { harmless: true })).data,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** One line on what is new since the last visit, as `lineOf` puts it; null in someone else's view. */
const useLine = (lineOf: (visit: Visit) => string | null): string | null => {
  const mine = useCan('dashboards', 'visit');
  const { data } = useQuery({ ...visitQuery, enabled: mine });
  return data ? lineOf(data) : null;
};

export const useSince = () => useLine(sinceLine);
export const useFamilyNews = () => useLine(familyNews);
