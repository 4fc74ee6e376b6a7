import { queryOptions } from '@tanstack/react-query';
import { listTracking } from '@amberway/contract/tracking/endpoints';
import { call } from '../../kernel/api.ts';

export const TRACKING_SLICE = 'tracking';

const read = async ({ signal }: { signal: AbortSignal }) => (await call(listTracking, undefined, { signal })).data;

export const trackingQuery = queryOptions({ queryKey: [TRACKING_SLICE], queryFn: read });

/** As it was when the document was loaded: its policy names these scripts, and a change begins with the next one. */
export const trackingAtStartQuery = queryOptions({
  queryKey: ['trackingAtStart'],
  queryFn: read,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
