import { queryOptions } from '@tanstack/react-query';
import { getAccess } from '@amberway/contract/auth/endpoints';
import { call } from '../../kernel/api.ts';

/** What opens the viewer's account. Never from the cache: something may have been added elsewhere. */
export const accessQuery = queryOptions({
  queryKey: ['account', 'access'],
  queryFn: async ({ signal }) => (await call(getAccess, undefined, { signal })).data,
  staleTime: 0,
});
