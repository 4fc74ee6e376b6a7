import { queryOptions } from '@tanstack/react-query';
import { getFactors } from '@amberway/contract/auth/factor-endpoints';
import { call } from '../api.ts';

/** The viewer's own passkeys and codes. */
export const factorsQuery = queryOptions({
  queryKey: ['account', 'factors'],
  queryFn: async ({ signal }) => (await call(getFactors, undefined, { signal })).data,
});
