import { queryOptions } from '@tanstack/react-query';
import { listTracking } from '@amberway/contract/tracking/endpoints';
import { call } from '../../kernel/api.ts';

export const TRACKING_SLICE = 'tracking';

export const trackingQuery = queryOptions({
  queryKey: [TRACKING_SLICE],
  queryFn: async ({ signal }) => (await call(listTracking, undefined, { signal })).data,
});
